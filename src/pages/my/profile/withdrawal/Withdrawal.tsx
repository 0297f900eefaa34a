import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import styles from '../MyProfilePage.module.css'
import { WithdrawalForm } from './WithdrawalForm'

/** Specification 4, section 2. */
export function Withdrawal({ phone }: { phone: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="spread-3 note wrap line-above pt-4">
      <p>더 이용하지 않으실 때 계정과 자녀 정보를 지울 수 있어요.</p>
      <Button className={styles.withdraw} onClick={() => setOpen(true)}>
        회원 탈퇴
      </Button>
      <Dialog title="회원 탈퇴" isOpen={isOpen} onClose={close} closing="foot">
        <WithdrawalForm phone={phone} onClose={close} />
      </Dialog>
    </div>
  )
}
