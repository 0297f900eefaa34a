import styles from './MapPin.module.css'

interface Props {
  /** Written under the point. */
  label?: string
  isSelected?: boolean
  /** The name has no room; it stays the accessible name. */
  isCrowded?: boolean
}

/** A drop-shaped pin with a house, and a name under the point. Inside a link or a button it gives that its name. */
export function MapPin({ label, isSelected = false, isCrowded = false }: Props) {
  return (
    <span className={styles.pin} data-selected={isSelected || undefined}>
      <svg viewBox="0 0 44 56" width="44" height="56" aria-hidden="true">
        <ellipse className={styles.shadow} cx="22" cy="52" rx="9" ry="3" />
        <path
          className={styles.drop}
          d="M22 52C15 41 3 34 3 20.5a19 19 0 0 1 38 0C41 34 29 41 22 52Z"
        />
        <circle className={styles.face} cx="22" cy="20" r="11.5" />
        <path className={styles.house} d="m15.5 20.5 6.5-6 6.5 6M17.5 19.5V26h9v-6.5" />
      </svg>
      {label !== undefined && (
        <span className={styles.label} data-crowded={isCrowded || undefined}>
          {label}
        </span>
      )}
    </span>
  )
}
