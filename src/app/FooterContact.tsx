import { company, telHref } from '@/content/company'
import { isSupportOpen, supportHoursLabel } from '@/domain/supportHours'
import { useNow } from '@/platform/useNow'
import { ExternalLink } from '@/ui/ExternalLink'
import { FacebookIcon, InstagramIcon, YoutubeIcon } from './BrandIcons'
import styles from './FooterContact.module.css'

const socials = [
  { label: '인스타그램', href: company.instagramUrl, Icon: InstagramIcon },
  { label: '페이스북', href: company.facebookUrl, Icon: FacebookIcon },
  { label: '유튜브', href: company.youtubeUrl, Icon: YoutubeIcon },
]

/** Phone, e-mail, support hours and where else to find us. */
export function FooterContact() {
  return (
    <div>
      <h2 className={styles.title}>상담 전화</h2>
      <a className={styles.phone} href={telHref}>
        {company.phone}
      </a>
      <p>
        {supportHoursLabel} <SupportStatus />
      </p>
      <p>
        <a className={styles.email} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </p>
      <ul className={styles.socials}>
        {socials.map(({ label, href, Icon }) => (
          <li key={label}>
            <ExternalLink className={styles.social} href={href} aria-label={label}>
              <Icon />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Filled in once the page knows the time; until then its place is kept. */
function SupportStatus() {
  const time = useNow()
  const isOpen = time !== undefined && isSupportOpen(time)
  return (
    <span className={styles.status} data-open={isOpen}>
      {time && (isOpen ? '지금 상담 가능' : '상담 시간이 아니에요')}
    </span>
  )
}
