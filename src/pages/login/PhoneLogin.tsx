import { useState } from 'react'
import { PhoneCodeForm } from '@/features/account/phone-code/PhoneCodeForm'
import type { PhoneCodeWork } from '@/features/account/phone-code/usePhoneCode'
import { Button } from '@/ui/button/Button'
import { focusInputOnMount } from '@/ui/focusOnMount'
import styles from './LoginPage.module.css'

export function PhoneLogin({ onCode }: Pick<PhoneCodeWork, 'onCode'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.phone}>
      {isOpen ? (
        <div ref={focusInputOnMount}>
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
