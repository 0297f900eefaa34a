import { fromDayText } from '@/domain/dates/schedule'
import { formatKRW } from '@/domain/money'
import { type FareParts, farePartsText, type Tariff } from '@/domain/rides/fares/fare'
import { readFaresNow } from '@/remote/publicSettings'
import { useRemoteRead } from '@/remote/useRemoteRead'
import type { SavedSchedule } from '@/repository/firestore/scheduleDocument'
import { saveNextFares } from '@/repository/rides/fares'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { useStaffMember } from '../../StaffMemberContext'
import { faresOfAgitQuery } from '../../settingsQueries'
import { ScheduleTab } from '../ScheduleTab'
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
  const saving = useSaveSchedule({
    known: fares,
    save: saveNextFares,
    query: faresOfAgitQuery(uid),
    readPublicly: readFaresNow,
    failure: '요금을 저장하지 못했습니다.',
  })
  return (
    <ScheduleTab
      saved={fares}
      saving={saving}
      change="요금 바꾸기"
      past={{ label: '지난 요금', none: '바뀐 요금이 없어요.', textOf: farePartsText }}
      Changer={FareChangeDialog}
    >
      {(held, next) => (
        <>
          <FareTable caption="지금 요금" parts={held} />
          {next && <FareTable caption={fromDayText(next)} parts={next} />}
        </>
      )}
    </ScheduleTab>
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
