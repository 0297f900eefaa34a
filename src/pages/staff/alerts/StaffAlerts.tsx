import { Bell, BellRing, Volume2, VolumeOff } from 'lucide-react'
import { useState } from 'react'
import { askToNotify, mayNotify } from '@/platform/device/notifications'
import { playTone } from '@/platform/device/playTone'
import { useStaffAlerts } from '@/stores/staffAlerts'
import styles from './StaffAlerts.module.css'
import { useAlerts } from './useAlerts'

const refusals = {
  denied: '브라우저 설정에서 알림을 허용해 주세요.',
  missing: '이 브라우저에서는 알림을 쓸 수 없어요.',
} as const

/** 「알림 켜기」 and 「소리 켜기」, and what they announce (specification 7, section 9). */
export function StaffAlerts() {
  const on = useStaffAlerts((state) => state.on)
  const set = useStaffAlerts((state) => state.set)
  const [refusal, setRefusal] = useState<keyof typeof refusals>()
  const isNotifying = on.includes('notification') && mayNotify()
  const isSounding = on.includes('sound')
  useAlerts({ isNotifying, isSounding })

  async function pressNotify() {
    const leave = isNotifying ? undefined : await askToNotify()
    set('notification', leave === 'granted')
    setRefusal(leave === 'granted' ? undefined : leave)
  }
  const pressSound = () => {
    set('sound', !isSounding)
    // A browser lets a page sound from a press on.
    if (!isSounding) playTone()
  }
  const NotifyIcon = isNotifying ? BellRing : Bell
  const SoundIcon = isSounding ? Volume2 : VolumeOff
  return (
    <div className={`${styles.alerts} row`}>
      <button
        type="button"
        className={`${styles.toggle} hit pill center icons-20 muted`}
        aria-pressed={isNotifying}
        onClick={() => void pressNotify()}
        // What is said stands over the page.
        onBlur={() => setRefusal(undefined)}
      >
        <NotifyIcon aria-hidden="true" />
        <span>알림 켜기</span>
      </button>
      <button
        type="button"
        className={`${styles.toggle} hit pill center icons-20 muted`}
        aria-pressed={isSounding}
        onClick={pressSound}
      >
        <SoundIcon aria-hidden="true" />
        <span>소리 켜기</span>
      </button>
      {refusal && (
        <p className={`${styles.refusal} nowrap note on-surface`} role="alert">
          {refusals[refusal]}
        </p>
      )}
    </div>
  )
}
