import { useState } from 'react'
import { PhoneCodeForm } from '@/features/phone-code/PhoneCodeForm'
import type { PhoneCodeWork } from '@/features/phone-code/usePhoneCode'
import { Button } from '@/ui/button/Button'
import styles from './LoginPage.module.css'

/** A stable function, so that React calls it once. */
const focusOnArrival = (box: HTMLDivElement | null) => box?.querySelector('input')?.focus()

export function PhoneLogin({ onCode }: Pick<PhoneCodeWork, 'onCode'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.phone}>
      {isOpen ? (
        <div ref={focusOnArrival}>
          <PhoneCodeForm onCode={onCode} />
        </div>
      ) : (
        <Button size="large" isBlock onClick={() => setOpen(true)}>
          휴대폰 번호로 로그인
        </Button>
      )}
    </div>
  )
}
