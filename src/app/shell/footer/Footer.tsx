import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { company, telHref } from '@/content/company'
import { seoulTime } from '@/domain/dates/seoulTime'
import { supportHoursLabel } from '@/domain/places/supportHours'
import { licencesPath, paths } from '@/domain/site/paths'
import { SupportStatus } from '@/features/places/SupportStatus'
import { buildYear } from '@/platform/env'
import { useNow } from '@/platform/useNow'
import { useThemeStore } from '@/stores/theme'
import { ExternalLink } from '@/ui/ExternalLink'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { useIsDark } from '../useTheme'
import styles from './Footer.module.css'

const groups = [
  {
    title: '서비스',
    links: [
      { to: paths.membership, label: '멤버십 안내' },
      { to: paths.pickup, label: '픽업 예약' },
      { to: paths.branches, label: '지점 안내' },
    ],
  },
  {
    title: '고객지원',
    links: [
      { to: paths.notices, label: '공지사항' },
      { to: paths.faq, label: '자주 묻는 질문' },
      { to: paths.support, label: '고객센터' },
      { to: paths.terms, label: '이용약관' },
      { to: paths.privacy, label: '개인정보처리방침', isStrong: true },
    ],
  },
]

export function Footer() {
  const year = useCurrentYear()
  return (
    <footer className={`${styles.footer} note screen-only on-sunken`}>
      <SectionsContainer>
        <div className={`${styles.top} stack-8`}>
          <FooterContact />
          <div className={`${styles.groups} stack-6`}>
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className="plain mb-2 text-16">{title}</h2>
                <ul>
                  {links.map(({ to, label, ...link }) => (
                    <li key={to}>
                      <Link
                        className={`${styles.link} text-16 touch`}
                        to={to}
                        data-strong={'isStrong' in link || undefined}
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <CompanyInfo />
        <div className={`${styles.bottom} mt-5 spread-4 wrap faint`}>
          <div>
            <p>지점·후기·프로그램 정보는 예시입니다.</p>
            <p>{`© ${year} ${company.brand}. All rights reserved.`}</p>
            <ExternalLink className={`${styles.link} text-16 touch`} href={licencesPath}>
              오픈소스 고지
            </ExternalLink>
          </div>
          <ThemeSwitch />
        </div>
      </SectionsContainer>
    </footer>
  )
}

const facts = [
  { term: '상호', value: company.legalName },
  { term: '대표자', value: company.representative },
  { term: '주소', value: company.address },
  { term: '통신판매업 신고번호', value: company.mailOrderNumber },
  { term: '개인정보 보호책임자', value: company.privacyOfficer },
  { term: '호스팅서비스 제공자', value: company.hosting },
]

/** Required by the e-commerce law. */
function CompanyInfo() {
  return (
    <dl className={`${styles.facts} mt-8 line-above stack-1`}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>
            <span className={value.includes(' ') ? undefined : 'inline-flex'}>{value}</span>
          </dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt>사업자등록번호</dt>
        <dd>
          <span className="inline-flex">{company.businessNumber}</span>{' '}
          <ExternalLink
            className={`${styles.check} underlined-near touch`}
            href={company.businessInfoUrl}
          >
            사업자정보 확인
          </ExternalLink>
        </dd>
      </div>
    </dl>
  )
}

function ThemeSwitch() {
  const isDark = useIsDark()
  const setTheme = useThemeStore((state) => state.setTheme)
  return (
    <label className={`${styles.switch} touch muted semibold gap-3`}>
      <span>다크 모드</span>
      <input
        className={`${styles.input} relative pill`}
        type="checkbox"
        role="switch"
        aria-checked={isDark}
        checked={isDark}
        onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
      />
    </label>
  )
}

/** The year in Seoul; in the first render the build's year, as in prerendered HTML. */
function useCurrentYear(): number {
  const time = useNow()
  return time ? Number(seoulTime(time).day.slice(0, 4)) : buildYear
}

function Outline({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

// The icon library has no brand icons.
function InstagramIcon() {
  return (
    <Outline>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </Outline>
  )
}

function FacebookIcon() {
  return (
    <Outline>
      <path d="M14 22v-8h3l.6-3.6H14V8.2c0-1.2.5-1.9 2-1.9h1.8V3.1A21 21 0 0 0 15.2 3C12.3 3 10.4 4.7 10.4 7.8v2.6H7.3V14h3.1v8" />
    </Outline>
  )
}

function YoutubeIcon() {
  return (
    <Outline>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </Outline>
  )
}

const socials = [
  { label: '인스타그램', href: company.instagramUrl, Icon: InstagramIcon },
  { label: '페이스북', href: company.facebookUrl, Icon: FacebookIcon },
  { label: '유튜브', href: company.youtubeUrl, Icon: YoutubeIcon },
]

function FooterContact() {
  return (
    <div>
      <h2 className="plain mb-2 text-16">상담 전화</h2>
      <a className={`${styles.phone} plain amount touch text-28`} href={telHref}>
        {company.phone}
      </a>
      <p>
        <span>{supportHoursLabel}</span> <SupportStatus />
      </p>
      <p>
        <a className={`${styles.email} touch`} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </p>
      <ul className="flex gap-2 mt-2">
        {socials.map(({ label, href, Icon }) => (
          <li key={label}>
            <ExternalLink
              className={`${styles.social} square-44 on-surface plain center`}
              href={href}
              aria-label={label}
            >
              <Icon />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
