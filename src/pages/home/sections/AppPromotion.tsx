import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { paths } from '@/domain/site/paths'
import { ExternalLink } from '@/ui/ExternalLink'
import { Container } from '@/ui/layout/Container'
import { Outline } from '@/ui/Outline'
import { AppPhone } from './AppPhone'
import styles from './AppPromotion.module.css'

const chips = [
  { to: paths.myChildren, name: '자녀 관리' },
  { to: paths.myChildren, name: '우리 아이 등록' },
  { to: paths.pickupApply, name: '픽업 신청' },
  { to: paths.topup, name: '충전하기' },
  { to: paths.programs, name: '프로그램 예약' },
  { to: paths.membership, name: '이용권 구매' },
] as const

const stores = [
  { href: company.appStoreUrl, name: 'App Store', icon: 'apple' },
  { href: company.playStoreUrl, name: 'Google Play', icon: 'play' },
] as const

export function AppPromotion() {
  return (
    <section>
      <Container>
        <div className={`${styles.app} grid clip one-column`}>
          <div className={styles.text}>
            <p className="tonal-text extrabold">도담아지트 앱</p>
            <h2 className={`${styles.heading} text-28`}>
              <span>퇴근길에도</span> <br />
              <span>한눈에 보이는 아이의 오후</span>
            </h2>
            <ul className={`${styles.chips} wrap-2`}>
              {chips.map(({ to, name }) => (
                <li key={name}>
                  <Link className={`${styles.chip} touch pill on-surface semibold nowrap`} to={to}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <div className={`${styles.stores} stack-3`}>
              {stores.map(({ href, name, icon }) => (
                <ExternalLink
                  key={name}
                  className={`${styles.store} inline-flex middle to-middle gap-2 bold icons-20`}
                  href={href}
                >
                  <Outline name={icon} />
                  <span>{name}</span>
                </ExternalLink>
              ))}
            </div>
          </div>
          <AppPhone />
        </div>
      </Container>
    </section>
  )
}
