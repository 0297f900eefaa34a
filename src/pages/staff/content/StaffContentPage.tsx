import { contentKindLabels, contentKinds } from '@/domain/content/siteContent'
import { useUrlState } from '@/platform/page/useUrlState'
import { Tabs } from '@/ui/layout/Tabs'
import { useListHeading } from '../managed/ListHead'
import { staffHead } from '../staffHead'
import { EditedContent } from './ContentForm'
import { ContentList } from './ContentList'
import { EditedNotice } from './notices/NoticeForm'
import { NoticeRows } from './notices/NoticeRows'
import { EditedProgram } from './programs/ProgramForm'
import { ProgramRows } from './programs/ProgramRows'

const staffContentHead = staffHead('화면 내용')

const tabs = [...contentKinds, 'notice', 'program'] as const
type Tab = (typeof tabs)[number]

const tabLabels: Record<Tab, string> = { ...contentKindLabels, notice: '공지', program: '프로그램' }

/** Specification 5, section 5, and 7, section 3. */
export function StaffContentPage() {
  const { tab, edited, showTab, edit, showList } = useContentAddress()
  const heading = useListHeading(edited !== undefined)
  if (edited !== undefined)
    return (
      <div className="stack-3 one-column">
        <Edited key={`${tab}/${edited}`} tab={tab} id={edited} onClose={showList} />
      </div>
    )
  return (
    <div className="stack-3 one-column">
      <h1 className="text-28" {...heading}>
        화면 내용
      </h1>
      <Tabs
        label="화면 내용"
        value={tab}
        onChange={showTab}
        tabs={tabs.map((one) => ({
          value: one,
          label: tabLabels[one],
          panel: <List tab={one} onEdit={edit} />,
        }))}
      />
    </div>
  )
}

function List({ tab, onEdit }: { tab: Tab; onEdit: (id: string) => void }) {
  switch (tab) {
    case 'notice':
      return <NoticeRows onEdit={onEdit} />
    case 'program':
      return <ProgramRows onEdit={onEdit} />
    default:
      return <ContentList kind={tab} onEdit={onEdit} />
  }
}

interface EditedProps {
  id: string
  onClose: () => void
}

function Edited({ tab, ...props }: EditedProps & { tab: Tab }) {
  switch (tab) {
    case 'notice':
      return <EditedNotice {...props} />
    case 'program':
      return <EditedProgram {...props} />
    default:
      return <EditedContent kind={tab} {...props} />
  }
}

const FIRST: Tab = 'banner'

/** List and form are in the query: `?tab=basic&edit=…`; an empty `edit` adds. */
function useContentAddress() {
  const { params, read, write } = useUrlState()
  const named = read('tab')
  return {
    tab: tabs.find((one) => one === named) ?? FIRST,
    edited: params.get('edit') ?? undefined,
    showTab: (one: Tab) => write({ tab: one === FIRST ? undefined : one, edit: undefined }),
    edit: (id: string) => write({ edit: id }, { isStep: true }),
    showList: () => write({ edit: undefined }, { isStep: true }),
  }
}

export { StaffContentPage as Component, staffContentHead as head }
