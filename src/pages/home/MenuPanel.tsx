import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { useSignInMark } from '@/stores/signInMark'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './MenuPanel.module.css'
import { Question } from './Question'

const tiles = [
  { to: paths.pickupApply, name: '픽업 신청', hint: '학교에서 아지트로' },
  {
    to: paths.membership,
    name: '멤버십 구매',
    hint: '시간권부터 정기권',
  },
  { to: paths.topup, name: '충전하기', hint: '미리 채워 두기' },
  { to: paths.programs, name: '프로그램 예약', hint: '미술 · 로봇 · 축구' },
] as const

/** One file has all four tiles. */
const SIZES = '(max-width: 1099.98px) 384px, 480px'

/** Not in the bundle of a guest's page. */
const NextBooking = lazy(async () => ({
  default: await import('./NextBooking').then(
    (file) => file.NextBooking,
    () => Question,
  ),
}))

/** The question, or what a member has next (specification 6, section 3). */
function PanelHead() {
  const isMember = useSignInMark(({ mark }) => mark !== null && !mark.hasEnded)
  return (
    <div className={`${styles.head} grid middle min-h-56`}>
      {isMember ? (
        <Suspense fallback={<Question isUnseen />}>
          <NextBooking />
        </Suspense>
      ) : (
        <Question />
      )}
    </div>
  )
}

/** Four tiles; a link's name is its first line. */
export function MenuPanel() {
  return (
    <Card as="section" className={styles.panel}>
      <PanelHead />
      <ul className={`${styles.tiles} stack-3`}>
        {tiles.map(({ to, name, hint }, index) => (
          <li
            key={to}
            className={`${styles.tile} focus-ring relative clip flex p-4 rounded-16 on-warm flex-column`}
            data-main={index === 0 || undefined}
          >
            <Link className={`${styles.name} text-18 extrabold tight`} to={to}>
              {name}
            </Link>
            <span className={`${styles.hint} note`}>{hint}</span>
            <Picture
              className={styles.image}
              picture={picture('row-tiles')}
              cell={{ at: index, of: tiles.length }}
              sizes={SIZES}
              alt=""
              isSoonShown
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
