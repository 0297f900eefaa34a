import type { Ref } from 'react'
import { formatDay } from '@/domain/dates/day'
import type { Notice } from '@/domain/site/notice'
import { textBlocks } from '@/domain/text/textBlocks'
import { useBranchName } from '@/remote/useBranchContacts'
import type { Elements } from '@/ui/elements'
import { Card } from '@/ui/layout/Card'
import styles from './NoticeCard.module.css'

interface Props {
  notice: Pick<Notice, 'title' | 'kind' | 'branchId' | 'day' | 'body'>
  heading?: Ref<HTMLHeadingElement>
  Title?: 'h2' | 'h3'
  children?: Elements
}

/** An opened notice. */
export function NoticeCard({ notice, heading, Title = 'h2', children }: Props) {
  const { title, kind, branchId, day, body } = notice
  const branch = useBranchName()(branchId)
  return (
    <Card as="article" className={`${styles.article} muted stack-4`}>
      <Title className="plain wide-28" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <p className={`${styles.facts} faint text-14 line-below`}>
        <span>{`${[kind, branch].filter(Boolean).join(' · ')} ·`}</span>{' '}
        <time dateTime={day}>{formatDay(day)}</time>
      </p>
      <NoticeBody body={body} />
      {children}
    </Card>
  )
}

const NoticeBody = ({ body }: Pick<Notice, 'body'>) =>
  textBlocks(body).map(({ at, isList, lines }) =>
    isList ? (
      <ul key={at} className="bullets muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={at} className="pre-line">
        {lines.join('\n')}
      </p>
    ),
  )
