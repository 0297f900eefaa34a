import type { SentCode } from '@/services/phone'
import styles from './SentNotice.module.css'

/** Shows the code itself only with the local backend. */
export function SentNotice({ sent }: { sent: SentCode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.sent}>인증번호를 전송했습니다.</p>
      {sent.localCode !== undefined && (
        <p className={styles.code}>{`체험 인증번호: ${sent.localCode}`}</p>
      )}
    </div>
  )
}
