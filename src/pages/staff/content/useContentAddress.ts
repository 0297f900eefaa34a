import { useSearchParams } from 'react-router-dom'
import { type ContentKind, contentKinds } from '@/domain/content/siteContent'

const FIRST: ContentKind = 'banner'

/** Which list is open and what is edited live in the address: `?tab=basic&edit=…`; an empty `edit` adds. */
export function useContentAddress() {
  const [params, setParams] = useSearchParams()
  const named = params.get('tab')
  const kind = contentKinds.find((one) => one === named) ?? FIRST
  const tabOf = (one: ContentKind) => (one === FIRST ? '' : one)
  const addressOf = (one: ContentKind, edited?: string) =>
    new URLSearchParams({
      ...(tabOf(one) !== '' && { tab: tabOf(one) }),
      ...(edited !== undefined && { edit: edited }),
    })
  return {
    kind,
    /** The id of what is edited, empty for what is added; nothing while the list stands there. */
    edited: params.get('edit') ?? undefined,
    showTab: (one: ContentKind) =>
      setParams(addressOf(one), { replace: true, preventScrollReset: true }),
    edit: (id: string) => setParams(addressOf(kind, id)),
    showList: () => setParams(addressOf(kind)),
  }
}
