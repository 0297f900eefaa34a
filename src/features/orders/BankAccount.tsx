import { Check, Copy } from 'lucide-react'
import { company } from '@/content/company'
import { Button } from '@/ui/button/Button'
import { useCopied } from '@/ui/button/useCopied'
import styles from './BankAccount.module.css'

export function BankAccount() {
  const { isCopied, copy } = useCopied()
  const { bank, number, note } = company.bankAccount
  return (
    <div className={`${styles.account} gap-1-3 row wrap`}>
      <p className="note">입금하실 계좌</p>
      <b className={`${styles.number} tabular whole-line`}>{`${bank} ${number} ${note}`}</b>
      <Button className={styles.copy} onClick={() => copy(number)}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{isCopied ? '복사됨' : '계좌번호 복사'}</span>
      </Button>
    </div>
  )
}
