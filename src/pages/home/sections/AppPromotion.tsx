import styles from './AppPromotion.module.css'
import '@/styles/map.css'
import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { ExternalLink } from '@/ui/ExternalLink'
import { Container } from '@/ui/layout/Container'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'

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
        <div className={`${styles.app} grid clip one-column rounded-media`}>
          <div className={styles.text}>
            <p className="tonal-text extrabold">도담아지트 앱</p>
            <h2 className={`${styles.heading} text-28`}>
              <span className="block">퇴근길에도 </span>
              <span className="block">한눈에 보이는 아이의 오후</span>
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
            <div className={`${styles.stores} stack-3 mt-6`}>
              {stores.map(({ href, name, icon }) => (
                <ExternalLink
                  key={name}
                  className={`${styles.store} inline-flex middle to-middle gap-2 bold icons-20`}
                  data-tone="ink"
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

const steps = [
  { state: 'done', icon: 'check', text: '교문에서 만났어요', time: '13:12' },
  { state: 'now', icon: 'chevronRight', text: '함께 이동하고 있어요', time: '지금' },
  { state: 'next', icon: 'house', text: '아지트 도착', time: '13:30' },
] as const

/** A drawing with an invented ride, hidden from screen readers. */
function AppPhone() {
  return (
    <div className={`${styles.phone} screen-only`} aria-hidden="true">
      <div className={`${styles.screen} clip text-14 on-surface`}>
        <div className={`${styles.bar} row px-2`}>
          <b>13:24</b>
          <i />
        </div>
        <p className={`${styles.title} mb-3 text-22 extrabold tight`}>
          <span>하준이가</span>
          <br />
          <span>아지트로 가고 있어요</span>
        </p>
        <div className={`${styles.map} relative clip`}>
          <PhoneMap />
          <span className={styles.bus}>
            <Picture picture={picture('icon-bus')} alt="" sizes="36px" />
          </span>
        </div>
        <div className={`${styles.facts} stack-2 two-columns`}>
          <div>
            <span className="muted">도착까지</span>
            <b className="text-18">6분</b>
          </div>
          <div>
            <span className="muted">담당 선생님</span>
            <b className="text-18">김도담</b>
          </div>
        </div>
        <ol className={`${styles.steps} gap-10px grid faint semibold`}>
          {steps.map(({ state, icon, text, time }) => (
            <li className="row-2" key={state} data-state={state}>
              <Outline name={icon} />
              <span>{text}</span>
              <em>{time}</em>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

function PhoneMap() {
  return (
    <svg
      className="full full-height"
      viewBox="0 0 300 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.land} d="M0 0h300v220H0z" />
      <path className={styles.block} d="M0 0h300v56H0zM0 86h300v62H0zM0 178h300v42H0z" />
      <path className={styles.park} d="M186 0q80 70 114 66V0ZM0 30q70 16 90 86t-10 104H0z" />
      <path className={styles.lane} d="M30 0 42 154M150 0l6 158M264 0l-6 176" />
      <path
        className={styles.road}
        d="M0 75C90 62 150 110 300 92M90 0c-6 88 30 132 18 220M210 0c12 66-24 132-6 220M0 148c90 6 180-20 300 0"
      />
      <path className={styles.ride} d="M50 170c40-20 40-60 100-58s70-22 90-42" />
      <circle className={styles.paper} cx="50" cy="170" r="10" />
      <circle className={styles.start} cx="50" cy="170" r="6" />
      <g transform="translate(240 70)">
        <path className={styles.pin} d="M0 0C-7-11-19-18-19-32a19 19 0 0 1 38 0C19-18 7-11 0 0Z" />
        <circle className={styles.paper} cy="-32" r="8" />
      </g>
    </svg>
  )
}
