import type { Elements } from '../elements'
import styles from './StateMessage.module.css'

interface Props {
  /** alert: announced failure · status: empty or loading */
  role: 'alert' | 'status'
  message: string
  picture?: Elements
  children?: Elements
}

/** In place of content: loading, empty or failed. */
export function StateMessage({ role, message, picture, children }: Props) {
  return (
    <div className={styles.state} role={role}>
      {picture}
      <p>{message}</p>
      {children}
    </div>
  )
}
