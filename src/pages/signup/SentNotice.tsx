import { simulationNotice } from '@/content/simulationNotice'
import type { SentCode } from '@/services/sendPhoneCode'
import styles from './SentNotice.module.css'

/** Says that the code is on its way and, while none is really sent, what it is. */
export function SentNotice({ sent }: { sent: SentCode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.sent}>인증번호를 전송했습니다.</p>
      {sent.simulatedCode && (
        <>
          <p>{simulationNotice}</p>
          <p>
            체험용 인증번호 <b className={styles.code}>{sent.simulatedCode}</b>
          </p>
        </>
      )}
    </div>
  )
}
