import { Link } from 'react-router-dom'
import { ExternalLink } from '@/ui/ExternalLink'
import { Outline } from '@/ui/Outline'
import styles from './BannerSlide.module.css'

interface Props {
  /** Passed the allow-list: own path, `https:` or `tel:`. */
  href: string
  text: string
}

export function BannerLink({ href, text }: Props) {
  const content = (
    <>
      <span>{text}</span>
      <Outline name="chevronRight" />
    </>
  )
  if (href.startsWith('/')) {
    return (
      <Link className={styles.link} to={href}>
        {content}
      </Link>
    )
  }
  if (/^tel:/i.test(href)) {
    return (
      <a className={styles.link} href={href}>
        {content}
      </a>
    )
  }
  return (
    <ExternalLink className={styles.link} href={href}>
      {content}
    </ExternalLink>
  )
}
