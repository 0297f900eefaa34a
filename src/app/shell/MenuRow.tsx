import { Link } from 'react-router-dom'
import styles from './MenuRow.module.css'

interface Props {
  label: string
  links: readonly { to: string; label: string; isActive: boolean }[]
  variant: 'header' | 'page'
}

/** Links with the current one underlined; scrolls sideways. */
export function MenuRow({ label, links, variant }: Props) {
  return (
    <nav className={`${styles.row} screen-only`} data-variant={variant} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ to, label: text, isActive }) => (
          <li key={to} className={styles.item}>
            <Link className={styles.link} to={to} aria-current={isActive ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
