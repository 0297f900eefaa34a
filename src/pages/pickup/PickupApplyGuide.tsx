import { CarFront, Clock, Phone, Wallet } from 'lucide-react'
import { Link } from 'react-router-dom'
import { company, telHref } from '@/content/company'
import { MIN_LEAD_MINUTES } from '@/domain/rides/reservations/leadTime'
import { paths } from '@/domain/site/paths'
import styles from './PickupApplyGuide.module.css'

/** A member has the link above the form. */
export function PickupApplyGuide({ isMember }: { isMember: boolean }) {
  return (
    <aside className={`${styles.guide} p-6-5 rounded-card on-warm`} aria-label="신청 안내">
      <h2 className="mb-5 text-18">신청 전에 확인해 주세요</h2>
      <ul className={`${styles.list} stack-5`}>
        <li>
          <Clock aria-hidden="true" />
          <p>
            <b>{`${MIN_LEAD_MINUTES}분 전까지`}</b>{' '}
            <span>{`희망 일시는 지금부터 ${MIN_LEAD_MINUTES}분 이후로 고를 수 있어요.`}</span>
          </p>
        </li>
        <li>
          <CarFront aria-hidden="true" />
          <p>
            <b>만날 곳은 자세히</b>{' '}
            <span>학교 이름과 정문·후문, 학원 층수까지 적어 주시면 아이를 더 빨리 만나요.</span>
          </p>
        </li>
        <li>
          <Wallet aria-hidden="true" />
          <p>
            <b>요금이 궁금하다면</b>{' '}
            {isMember ? (
              <span>픽업 예약</span>
            ) : (
              <Link className="accent bold underlined" to={paths.pickup}>
                픽업 예약
              </Link>
            )}
            <span>에서 예상 요금을 볼 수 있어요.</span>
          </p>
        </li>
        <li>
          <Phone aria-hidden="true" />
          <p>
            <b>급한 픽업은 전화로</b>{' '}
            <a className="accent bold underlined" href={telHref}>
              {company.phone}
            </a>
          </p>
        </li>
      </ul>
    </aside>
  )
}
