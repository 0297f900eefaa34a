import { useState } from 'react'
import { fromDayText, heldAt, scheduleAt } from '@/domain/dates/schedule'
import { formatKRW } from '@/domain/money'
import { type FareParts, farePartsText, type Tariff } from '@/domain/rides/fare'
import { useNow } from '@/platform/useNow'
import { readFaresNow } from '@/remote/publicSettings'
import { useRemoteRead } from '@/remote/useRemoteRead'
import type { SavedSchedule } from '@/repository/firestore/scheduleDocument'
import { saveNextFares } from '@/repository/rides/fares'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { useStaffMember } from '../../StaffMemberContext'
import { faresOfAgitQuery } from '../../settingsQueries'
import { PastChanges } from '../PastChanges'
import { ScheduleFailure } from '../ScheduleFailure'
import styles from '../Settings.module.css'
import { useSaveSchedule } from '../useSaveSchedule'
import { FareChangeDialog } from './FareChangeDialog'

/** 「요금」: what rides cost, what comes, and what they did (specification 7, section 1). */
export function FaresTab() {
  const { uid } = useStaffMember()
  const read = useRemoteRead(faresOfAgitQuery(uid))
  return (
    <Remote what="요금" read={read} waiting={<Skeleton height="240px" />}>
      {(fares) => <Fares fares={fares} />}
    </Remote>
  )
}

function Fares({ fares }: { fares: SavedSchedule<Tariff> }) {
  const { uid } = useStaffMember()
  const now = useNow()
  const [isChanging, setChanging] = useState(false)
  const saving = useSaveSchedule({
    known: fares,
    save: saveNextFares,
    query: faresOfAgitQuery(uid),
    readPublicly: readFaresNow,
    failure: '요금을 저장하지 못했습니다.',
  })
  if (!now) return null
  const held = heldAt(fares, now)
  const { next, past } = scheduleAt(fares, now)
  return (
    <div className="stack-4">
      <Card className="p-5 stack-4">
        <FareTable caption="지금 요금" parts={held} />
        {next && <FareTable caption={fromDayText(next)} parts={next} />}
        <div className="to-end wrap-2">
          {next ? (
            <Button isBusy={saving.isBusy} onClick={() => void saving.run({ next: null })}>
              바꾸기 취소
            </Button>
          ) : (
            <Button tone="primary" onClick={() => setChanging(true)}>
              요금 바꾸기
            </Button>
          )}
        </div>
        {!isChanging && (
          <ScheduleFailure
            command={saving}
            onRetry={saving.retry}
            onSeeNew={() => void saving.readAgain().then(saving.forget)}
          />
        )}
      </Card>
      <PastChanges
        label="지난 요금"
        past={past}
        none="바뀐 요금이 없어요."
        textOf={farePartsText}
      />
      {isChanging && (
        <FareChangeDialog
          held={held}
          saving={saving}
          onClose={() => {
            setChanging(false)
            saving.forget()
          }}
        />
      )}
    </div>
  )
}

const rowsOf = ({ baseKRW, perKmKRW, nightKRW, discountKRW }: FareParts) =>
  [
    ['기본 요금', baseKRW],
    ['1km마다', perKmKRW],
    ['야간 추가', nightKRW],
    ['할인', discountKRW],
  ] as const

function FareTable({ caption, parts }: { caption: string; parts: FareParts }) {
  return (
    <table className={`${styles.table} full`}>
      <caption>{caption}</caption>
      <tbody>
        {rowsOf(parts).map(([name, amountKRW]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="num">{formatKRW(amountKRW)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
