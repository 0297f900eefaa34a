import type { Elements } from '../elements'
import styles from './StateMessage.module.css'

interface Props {
  /** alert: announced failure · status: empty or loading */
  role: 'alert' | 'status'
  /** Above the message. */
  title?: string | undefined
  message: string
  /** Kept at least. */
  height?: string | undefined
  picture?: Elements
  children?: Elements
}

/** In place of content: loading, empty or failed. */
export function StateMessage({ role, title, message, height, picture, children }: Props) {
  return (
    <div
      className="p-10-5 stack-4 rounded-card muted text-center centred on-sunken from-top"
      role={role}
      style={{ minHeight: height }}
    >
      {picture}
      {title && <p className={`${styles.title} plain bold`}>{title}</p>}
      <p>{message}</p>
      {children}
    </div>
  )
}
