import { picture } from '@/content/pictures'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'
import styles from './AppPhone.module.css'
import { PhoneMap } from './PhoneMap'

const steps = [
  { state: 'done', icon: 'check', text: '교문에서 만났어요', time: '13:12' },
  { state: 'now', icon: 'chevronRight', text: '함께 이동하고 있어요', time: '지금' },
  { state: 'next', icon: 'house', text: '아지트 도착', time: '13:30' },
] as const

/** A drawing with an invented ride, hidden from screen readers. */
export function AppPhone() {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <div className={styles.bar}>
          <b>13:24</b>
          <i />
        </div>
        <p className={styles.title}>
          <span>하준이가</span>
          <br />
          <span>아지트로 가고 있어요</span>
        </p>
        <div className={styles.map}>
          <PhoneMap />
          <span className={styles.bus}>
            <Picture picture={picture('icon-bus')} alt="" sizes="36px" />
          </span>
        </div>
        <div className={styles.facts}>
          <div>
            <span>도착까지</span>
            <b>6분</b>
          </div>
          <div>
            <span>담당 선생님</span>
            <b>김도담</b>
          </div>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ state, icon, text, time }) => (
            <li key={state} data-state={state}>
              <Outline name={icon} />
              <span>{text}</span>
              <em>{time}</em>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
