import { type ContentKind, contentKinds } from '@/domain/content/siteContent'
import { useUrlState } from '@/platform/page/useUrlState'

const FIRST: ContentKind = 'banner'

/** Which list is open and what is edited live in the address: `?tab=basic&edit=…`; an empty `edit` adds. */
export function useContentAddress() {
  const { params, read, write } = useUrlState()
  const named = read('tab')
  return {
    kind: contentKinds.find((one) => one === named) ?? FIRST,
    /** The id of what is edited, empty for what is added; nothing while the list stands there. */
    edited: params.get('edit') ?? undefined,
    showTab: (one: ContentKind) => write({ tab: one === FIRST ? undefined : one, edit: undefined }),
    edit: (id: string) => write({ edit: id }, { isStep: true }),
    showList: () => write({ edit: undefined }, { isStep: true }),
  }
}
