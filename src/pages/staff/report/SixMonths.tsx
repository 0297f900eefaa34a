import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { formatSumKRW } from '@/domain/money'
import { sixMonths } from '@/domain/staff/report'
import { Disclosure } from '@/ui/layout/Disclosure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { type ReportOf, receivedQuery } from './queries'
import styles from './Report.module.css'
import { UNREAD } from './ReportTables'

/** Disclosure 「최근 6개월」: what was received in each month, asked when it is opened. */
export function SixMonths(of: ReportOf) {
  const [isOpened, setOpened] = useState(false)
  return (
    <div className="screen-only">
      <Disclosure summary="최근 6개월" onOpen={() => setOpened(true)}>
        {isOpened && <Bars {...of} />}
      </Disclosure>
    </div>
  )
}

function Bars(of: ReportOf) {
  const months = sixMonths(of.month)
  const reads = useQueries({ queries: months.map((month) => receivedQuery({ ...of, month })) })
  const most = Math.max(1, ...reads.map(({ data = 0 }) => data))
  const failed = reads.filter(({ isError }) => isError)
  return (
    <div className="card p-5 stack-3">
      <ol className={`${styles.bars} grid gap-2`} aria-label="최근 6개월 받은 돈">
        {months.map((month, place) => {
          const sumKRW = reads[place]?.data
          return (
            <li key={month}>
              <span>{`${Number(month.slice(5))}월`}</span>
              <span
                className={styles.bar}
                style={{ inlineSize: `${(Math.max(0, sumKRW ?? 0) / most) * 100}%` }}
                aria-hidden="true"
              />
              <b className="tabular">{sumKRW === undefined ? '–' : formatSumKRW(sumKRW)}</b>
            </li>
          )
        })}
      </ol>
      {failed.length > 0 && (
        <FailureMessage
          failure={UNREAD}
          onRetry={() => {
            for (const { refetch } of failed) void refetch()
          }}
        />
      )}
    </div>
  )
}
