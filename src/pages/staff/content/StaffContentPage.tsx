import { useState } from 'react'
import {
  type ContentItem,
  type ContentKind,
  contentKindLabels,
  contentKinds,
} from '@/domain/content/siteContent'
import type { PageHead } from '@/domain/site/pageHead'
import { useUrlState } from '@/platform/page/useUrlState'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Tabs } from '@/ui/layout/Tabs'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { useStaffMember } from '../StaffMemberContext'
import { ContentForm } from './ContentForm'
import { ContentList } from './ContentList'
import { contentsQuery } from './contentQueries'

const staffContentHead: PageHead = {
  title: '화면 내용',
  description: '아지트 선생님이 보는 화면이에요.',
  isIndexed: false,
}

/** Specification 5, section 5. */
export function StaffContentPage() {
  const { kind, edited, showTab, edit } = useContentAddress()
  if (edited !== undefined) return <EditedContent key={`${kind}/${edited}`} id={edited} />
  return (
    <div className="stack-3 one-column">
      <h1 className="text-28">화면 내용</h1>
      <Tabs
        label="화면 내용"
        value={kind}
        onChange={showTab}
        tabs={contentKinds.map((one) => ({
          value: one,
          label: contentKindLabels[one],
          panel: <ContentList kind={one} onEdit={edit} />,
        }))}
      />
    </div>
  )
}

/** Keeps the form even if a later answer lacks the content. */
function EditedContent({ id }: { id: string }) {
  const { uid } = useStaffMember()
  const { kind, showList } = useContentAddress()
  const read = useRemoteRead(contentsQuery(uid, kind))
  const item = read.status === 'loaded' ? read.data.find((one) => one.id === id) : undefined
  const isThere = id === '' ? read.status === 'loaded' : item !== undefined
  const [opened, setOpened] = useState<{ item: ContentItem | undefined }>()
  if (!opened && isThere) setOpened({ item })
  if (opened)
    return (
      <div className="stack-3 one-column">
        <ContentForm kind={kind} item={opened.item} onClose={showList} />
      </div>
    )
  return (
    <div className="stack-3 one-column">
      <h1 className="text-28">화면 내용</h1>
      <Remote what="화면 내용" read={read} height="280px">
        {() => (
          <StateMessage role="alert" message="이 내용은 삭제됐어요.">
            <Button onClick={showList}>목록으로</Button>
          </StateMessage>
        )}
      </Remote>
    </div>
  )
}

const FIRST: ContentKind = 'banner'

/** List and form are in the query: `?tab=basic&edit=…`; an empty `edit` adds. */
function useContentAddress() {
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

export { StaffContentPage as Component, staffContentHead as head }
