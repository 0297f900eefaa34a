import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { licencesPath, paths } from '@/domain/site/paths'
import { ExternalLink } from '@/ui/ExternalLink'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { CompanyInfo } from './CompanyInfo'
import styles from './Footer.module.css'
import { FooterContact } from './FooterContact'
import { ThemeSwitch } from './ThemeSwitch'
import { useCurrentYear } from './useCurrentYear'

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
    <footer className={styles.footer}>
      <SectionsContainer>
        <div className={styles.top}>
          <FooterContact />
          <div className={styles.groups}>
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul>
                  {links.map(({ to, label, ...link }) => (
                    <li key={to}>
                      <Link
                        className={styles.link}
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
        <div className={styles.bottom}>
          <div>
            <p>지점·후기·프로그램 정보는 예시입니다.</p>
            <p>{`© ${year} ${company.brand}. All rights reserved.`}</p>
            <ExternalLink className={styles.link} href={licencesPath}>
              오픈소스 고지
            </ExternalLink>
          </div>
          <ThemeSwitch />
        </div>
      </SectionsContainer>
    </footer>
  )
}
