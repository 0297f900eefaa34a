import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { company, telHref } from '@/content/company'
import {
  type PickupRequestPayload,
  pickupRequestSummary,
} from '@/domain/rides/reservations/pickupRequest'
import { focusOnMount } from '@/ui/focusOnMount'
import styles from './PickupRequestReceipt.module.css'

interface Props {
  payload: PickupRequestPayload
  children: ReactNode
}

export function PickupRequestReceipt({ payload, children }: Props) {
  return (
    <div className="stack-6">
      <div className="pt-2 stack-3 text-center centred">
        <CircleCheck className="square-56 green" aria-hidden="true" />
        <h2 ref={focusOnMount} tabIndex={-1}>
          신청이 접수되었습니다
        </h2>
        <p className="tonal-text p-2-4 on-peach rounded text-14 semibold">
          {`${payload.branchName}에서 내용을 확인하고 적어 주신 연락처로 전화드려요. 통화로 픽업이 확정돼요.`}
        </p>
        <p className="note">
          <span>급하시면 전화해 주세요.</span>{' '}
          <a className="nowrap" href={telHref}>
            {company.phone}
          </a>
        </p>
      </div>
      <dl className={`${styles.lines} stack-3 inset p-5`}>
        {pickupRequestSummary(payload).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.ways} stack-2`}>{children}</div>
    </div>
  )
}
