import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { clockTime, dayOf, formatDay, monthOf } from '@/domain/dates/day'
import { formatSumKRW } from '@/domain/money'
import {
  creditAfterKRW,
  isMonthCleared,
  reportedMonths,
  reportMonth,
  revenueKRW,
} from '@/domain/staff/report'
import { now } from '@/platform/clock'
import { saveTextFile } from '@/platform/device/saveFile'
import { useUrlState } from '@/platform/page/useUrlState'
import { useNow } from '@/platform/useNow'
import { useBranchContacts, useBranchLabel } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { type RemoteRead, useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { NamedOptions, Select } from '@/ui/form/Select'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { useStaffMember } from '../StaffMemberContext'
import { staffHead } from '../staffHead'
import { type Asked, MAX_QUESTIONS } from './askReport'
import {
  careSumsQuery,
  creditSumsQuery,
  nowSumsQuery,
  orderSumsQuery,
  type ReportOf,
  rideSumsQuery,
} from './queries'
import styles from './Report.module.css'
import {
  CareTable,
  CreditPaidTable,
  CreditTable,
  NowTable,
  ReceivedTable,
  RidesTable,
  UNREAD,
} from './ReportTables'
import { type ReportFile, readFile, reportFiles } from './readFiles'
import { SixMonths } from './SixMonths'

const staffReportHead = staffHead('정산')

/** 「정산」 of a month (specification 7, section 4). */
export function StaffReportPage() {
  const { uid } = useStaffMember()
  const { read, write } = useUrlState()
  const today = dayOf(useNow() ?? now())
  const { first, last } = reportedMonths(today)
  const month = reportMonth(read('month'), today)
  const branches = useBranchContacts()
  const branchId = branches.some(({ id }) => id === read('branch')) ? read('branch') : ''
  return (
    <div className="stack-5">
      <div className="spread-4 screen-only">
        <h1>정산</h1>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          <span>인쇄</span>
        </Button>
      </div>
      <div className={`${styles.choice} grid gap-3 screen-only`}>
        <Field label="월">
          {(control) => (
            <input
              {...control}
              type="month"
              min={first}
              max={last}
              value={month}
              onChange={({ target }) => {
                const chosen = reportMonth(target.value, today)
                write({ month: chosen === last ? undefined : chosen })
              }}
            />
          )}
        </Field>
        <Select
          label="지점"
          value={branchId}
          onChoose={(value) => write({ branch: value || undefined })}
        >
          <option value="">전체 지점</option>
          <NamedOptions of={branches} />
        </Select>
      </div>
      <Report key={`${month} ${branchId}`} uid={uid} month={month} branchId={branchId} />
    </div>
  )
}

/** `2026년 11월` */
const monthWords = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`

function Report(of: ReportOf) {
  const { month, branchId } = of
  const branches = useBranchContacts()
  const place = branches.find(({ id }) => id === branchId)?.name ?? '전체 지점'
  const { isCleared, isWhole, orders, rides, credit, current, care, failed } = useReport(of)
  const revenue = revenueKRW(dataOf(orders), dataOf(rides))
  const sums = dataOf(current)
  const creditSums = dataOf(credit)
  const isThisMonth = month === monthOf(dayOf(now()))
  const creditKRW = isThisMonth ? creditSums && creditAfterKRW(creditSums) : sums?.creditKRW
  const printedAt = useNow() ?? now()
  return (
    <>
      <p className={styles.printed}>
        {`정산 · ${monthWords(month)} · ${place} · ${formatDay(dayOf(printedAt))} ${clockTime(printedAt)}에 인쇄`}
      </p>
      <div className={`${styles.sheet} grid p-5 card`}>
        <div className="stack-1">
          <p className="note bold">{monthWords(month)}</p>
          <p className={`${styles.revenue} text-28 tabular extrabold`}>
            {`매출 ${revenue === undefined ? '–' : formatSumKRW(revenue)}`}
          </p>
          <p className="note">
            {isWhole
              ? '환불을 뺀 금액 · 충전은 쓸 때 매출이 돼요.'
              : '지점이 없는 이용권은 들어 있지 않아요.'}
          </p>
        </div>
        {failed.length > 0 && (
          <FailureMessage
            failure={UNREAD}
            onRetry={() => {
              for (const { retry } of failed) retry()
            }}
          />
        )}
        <ReceivedTable sums={dataOf(orders)} isWhole={isWhole} />
        <CreditPaidTable sums={dataOf(orders)} isWhole={isWhole} />
        <div className={`${styles.two} grid top`}>
          <RidesTable
            rides={dataOf(rides)}
            credit={isWhole ? dataOf(credit) : undefined}
            isCleared={isCleared}
          />
          <CreditTable sums={dataOf(credit)} isWhole={isWhole} />
        </div>
        <CareTable
          sums={dataOf(care)}
          branches={branches.filter(({ id }) => isWhole || id === branchId)}
          isCleared={isCleared}
        />
        <NowTable sums={sums} creditKRW={creditKRW} isWhole={isWhole} />
        <ReportFiles {...of} />
        <div className="stack-1 note">
          {sums !== undefined && sums.undated > 0 && (
            <p>{`이 기능이 생기기 전의 결제 ${sums.undated}건은 들어 있지 않아요.`}</p>
          )}
          <p>탈퇴한 회원의 충전금 기록은 들어 있지 않아요.</p>
        </div>
      </div>
      <SixMonths {...of} />
    </>
  )
}

const dataOf = <T,>(read: RemoteRead<T>): T | undefined =>
  read.status === 'loaded' ? read.data : undefined

const questionsOf = (read: RemoteRead<Asked<object>>): number => dataOf(read)?.questions ?? 0

/** The sums of a month; the care of all branches comes last, with the questions that are left. */
function useReport(of: ReportOf) {
  const isCleared = isMonthCleared(of.month, now())
  const isWhole = of.branchId === ''
  const orders = useRemoteRead(orderSumsQuery(of))
  const rides = useRemoteRead(rideSumsQuery(of), !isCleared)
  const credit = useRemoteRead(creditSumsQuery(of), isWhole)
  const current = useRemoteRead(nowSumsQuery(of))
  const asked = [orders, ...(isCleared ? [] : [rides]), ...(isWhole ? [credit] : []), current]
  const branchIds = useBranchContacts().flatMap(({ id }) =>
    isWhole || id === of.branchId ? id : [],
  )
  const budget = MAX_QUESTIONS - asked.reduce((sum, read) => sum + questionsOf(read), 0)
  const care = useRemoteRead(
    careSumsQuery(of, branchIds, budget),
    !isCleared && asked.every(({ status }) => status !== 'loading'),
  )
  const failed = [...asked, ...(isCleared ? [] : [care])].flatMap((read) =>
    read.status === 'failed' ? [read] : [],
  )
  return { isCleared, isWhole, orders, rides, credit, current, care, failed }
}

/** 「주문 CSV」 and the others: what is behind the sums; one that fails half-way is not saved. */
function ReportFiles({ month, branchId }: ReportOf) {
  const [count, setCount] = useState(0)
  const branchName = useBranchLabel()
  const branchIds = useBranchContacts().map(({ id }) => id)
  const making = useCommand({
    send: (file: ReportFile) => {
      setCount(0)
      return readFile({
        ...{ file, month, branchIds, branchName, branchId: branchId || undefined },
        onRead: (more) => setCount((before) => before + more),
      })
    },
    onDone: (text, file) => saveTextFile(`${file}-${month}.csv`, 'text/csv', text),
    failure: '정산 파일을 만들지 못했습니다.',
  })
  return (
    <div className="stack-3 screen-only">
      <div className="flex wrap gap-2">
        {reportFiles.map((file) => (
          <Button
            key={file}
            // The credit is of no branch.
            disabled={file === '충전금' && branchId !== ''}
            isBusy={making.isBusy}
            onClick={() => void making.run(file)}
          >
            <Download aria-hidden="true" />
            <span>{`${file} CSV`}</span>
          </Button>
        ))}
      </div>
      {making.isBusy && (
        <p className="note tabular" role="status">
          <span>{`${making.given} CSV를 만들고 있어요.`}</span> <b>{`${count}건`}</b>
        </p>
      )}
      <CommandFailure isInline command={making} />
    </div>
  )
}

export { StaffReportPage as Component, staffReportHead as head }
