import { company, telHref } from '@/content/company'
import { supportHoursLabel } from '@/domain/places/supportHours'
import { SupportStatus } from '@/features/places/SupportStatus'
import { ExternalLink } from '@/ui/ExternalLink'
import { FacebookIcon, InstagramIcon, YoutubeIcon } from './BrandIcons'
import styles from './FooterContact.module.css'

const socials = [
  { label: '인스타그램', href: company.instagramUrl, Icon: InstagramIcon },
  { label: '페이스북', href: company.facebookUrl, Icon: FacebookIcon },
  { label: '유튜브', href: company.youtubeUrl, Icon: YoutubeIcon },
]

export function FooterContact() {
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
              className={`${styles.social} on-surface plain center`}
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
