import { Link } from 'react-router-dom'
import { type PictureName, picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './MyPage.module.css'

interface QuickLink {
  label: string
  to: string
  icon: PictureName
}

const care: QuickLink = { label: '돌봄 예약', to: paths.care, icon: 'icon-heart' }

const links: readonly QuickLink[] = [
  { label: '픽업 예약', to: paths.pickup, icon: 'icon-pickup' },
  { label: '프로그램 예약', to: paths.programs, icon: 'icon-cal' },
  { label: '충전하기', to: paths.topup, icon: 'icon-topup' },
  { label: '간식 구매', to: paths.snack, icon: 'icon-snack' },
]

export function QuickLinks({ isMember }: { isMember: boolean }) {
  return (
    <Card as="section" className="p-5" aria-labelledby="quick-links">
      <h2 className="text-18" id="quick-links">
        빠른 메뉴
      </h2>
      <ul className={`${styles.list} grid`}>
        {(isMember ? [care, ...links] : links).map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              className={`${styles.links} stack-2 centred rounded text-14 semibold text-center`}
              to={to}
            >
              <Picture picture={picture(icon)} alt="" className="square-44" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
