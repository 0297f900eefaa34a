import { type ContentKind, contentKinds } from '@/domain/content/siteContent'
import { useUrlState } from '@/platform/page/useUrlState'

const FIRST: ContentKind = 'banner'

/** List and form are in the query: `?tab=basic&edit=…`; an empty `edit` adds. */
export function useContentAddress() {
  const { params, read, write } = useUrlState()
  const named = read('tab')
  return {
    kind: contentKinds.find((one) => one === named) ?? FIRST,
    edited: params.get('edit') ?? undefined,
    showTab: (one: ContentKind) => write({ tab: one === FIRST ? undefined : one, edit: undefined }),
    edit: (id: string) => write({ edit: id }, { isStep: true }),
    showList: () => write({ edit: undefined }, { isStep: true }),
  }
}
