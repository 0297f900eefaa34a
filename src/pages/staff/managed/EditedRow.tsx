import { useState } from 'react'
import type { RemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'

interface Props<Row extends { id: string }> {
  read: RemoteRead<readonly Row[]>
  /** Empty for a new one. */
  id: string
  /** Until the form is there. */
  title: string
  /** Of a row that the list lacks. */
  gone?: string
  onClose: () => void
  /** The row as the form was opened, and as the list has it by now. */
  children: (item: Row | undefined, current: Row | undefined) => Elements
}

/** Opens a form once its row is read, and keeps it whatever is read later. */
export function EditedRow<Row extends { id: string }>({
  read,
  id,
  title,
  gone = '이 내용을 찾지 못했어요.',
  onClose,
  children,
}: Props<Row>) {
  const current = read.status === 'loaded' ? read.data.find((row) => row.id === id) : undefined
  const isThere = id === '' ? read.status === 'loaded' : current !== undefined
  const [opened, setOpened] = useState<{ item: Row | undefined }>()
  if (!opened && isThere) setOpened({ item: current })
  if (opened) return children(opened.item, current)
  return (
    <>
      <h1>{title}</h1>
      <Remote what={title} read={read} height="280px">
        {() => (
          <StateMessage role="alert" message={gone}>
            <Button onClick={onClose}>목록으로</Button>
          </StateMessage>
        )}
      </Remote>
    </>
  )
}
