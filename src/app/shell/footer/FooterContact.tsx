import type { ReactNode } from 'react'
import { company, telHref } from '@/content/company'
import { supportHoursLabel } from '@/domain/places/supportHours'
import { SupportStatus } from '@/features/places/SupportStatus'
import { ExternalLink } from '@/ui/ExternalLink'
import styles from './FooterContact.module.css'

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
