import { picture } from '@/content/pictures'
import { careTimetable } from '@/domain/care/careSession'
import { formatWeekdays } from '@/domain/programs/program'
import { loginPath } from '@/domain/site/internalPath'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Skeleton } from '@/ui/message/Skeleton'
import { Picture } from '@/ui/Picture'
import styles from './GuestCare.module.css'

export function GuestCare({ isStarting }: { isStarting: boolean }) {
  return (
    <SectionsContainer className={`${styles.page} stack-4`}>
      {isStarting ? <Skeleton height="248px" /> : <WaysIn />}
      <CareHours />
    </SectionsContainer>
  )
}

function WaysIn() {
  return (
    <Card as="section" className="stack-3 p-6">
      <Picture picture={picture('icon-heart')} alt="" className={styles.icon} />
      <ButtonLink tone="primary" size="large" isBlock to={loginPath(paths.care)}>
        로그인
      </ButtonLink>
      <div className={`${styles.row} stack-2`}>
        <ButtonLink isBlock to={paths.signup}>
          회원가입
        </ButtonLink>
        <ButtonLink isBlock to={paths.membership}>
          멤버십 보기
        </ButtonLink>
      </div>
    </Card>
  )
}

function CareHours() {
  const weekdays = formatWeekdays(careTimetable.days)
  return (
    <Card as="section" className="p-6">
      <table className={`${styles.table} full tabular`}>
        <caption>돌봄 시간</caption>
        <thead>
          <tr>
            <th scope="col">요일</th>
            <th scope="col">시간</th>
          </tr>
        </thead>
        <tbody>
          {careTimetable.times.map(([start, end]) => (
            <tr key={start}>
              <th scope="row">{weekdays}</th>
              <td>{`${start}~${end}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-3">공휴일에는 쉬어요.</p>
    </Card>
  )
}
