import { useState } from 'react'
import type { Sampled } from '@/domain/content/sampled'
import type { RemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'

interface Props<Document, Row extends Sampled> {
  read: RemoteRead<Document[]>
  /** Empty for a new one. */
  id: string
  rowsOf: (documents: readonly Document[]) => Row[]
  /** Until the form is there. */
  title: string
  onClose: () => void
  /** The row as the form was opened, and as the list has it by now. */
  children: (item: Row | undefined, current: Row | undefined) => Elements
}

/** Opens a form once its row is read, and keeps it whatever is read later. */
export function EditedRow<Document, Row extends Sampled>(props: Props<Document, Row>) {
  const { read, id, rowsOf, title, onClose, children } = props
  const current =
    read.status === 'loaded' ? rowsOf(read.data).find((row) => row.id === id) : undefined
  const isThere = id === '' ? read.status === 'loaded' : current !== undefined
  const [opened, setOpened] = useState<{ item: Row | undefined }>()
  if (!opened && isThere) setOpened({ item: current })
  if (opened) return children(opened.item, current)
  return (
    <>
      <h1>{title}</h1>
      <Remote what={title} read={read} waiting={<Skeleton height="280px" />}>
        {() => (
          <StateMessage role="alert" message="이 내용을 찾지 못했어요.">
            <Button onClick={onClose}>목록으로</Button>
          </StateMessage>
        )}
      </Remote>
    </>
  )
}
