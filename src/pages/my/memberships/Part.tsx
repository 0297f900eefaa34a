import { useRef } from 'react'
import type { RemoteRead } from '@/remote/useRemoteRead'
import type { Elements } from '@/ui/elements'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { ReadAt } from '../shared/ReadAt'

interface Props<Row> {
  title: string
  isRegion?: boolean
  read: RemoteRead<readonly Row[]>
  now: Date | undefined
  children: (rows: readonly Row[]) => Elements
}

export function Part<Row>({ title, isRegion = false, read, now, children }: Props<Row>) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="stack-4" aria-label={isRegion ? title : undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {read.status === 'loaded' && read.stale?.hasFailed && now && (
        <ReadAt reads={[read]} now={now} />
      )}
      <Remote read={read} waiting={<Skeleton height="160px" />} focusNext={heading}>
        {children}
      </Remote>
    </section>
  )
}
