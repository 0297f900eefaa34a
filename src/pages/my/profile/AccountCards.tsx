import { paths } from '@/domain/site/paths'
import type { SignedInAccount } from '@/features/account/accountOf'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/message/Skeleton'
import { LinkedAccounts } from './LinkedAccounts'
import { MarketingChoice } from './MarketingChoice'
import styles from './MyProfilePage.module.css'
import { NicknameForm } from './NicknameForm'
import { PhoneChange } from './PhoneChange'
import { Withdrawal } from './withdrawal/Withdrawal'

interface Props {
  account: SignedInAccount
  onSignOut: () => void
}

export function AccountCards({ account, onSignOut }: Props) {
  return (
    <Card as="section" className={styles.card}>
      <NicknameForm nickname={account.nickname} />
      {account.status === 'member' ? (
        <>
          <PhoneChange phone={account.phone} profilePhone={account.profile?.phone} />
          <LinkedAccounts linked={account.providers} />
          <MarketingChoice />
        </>
      ) : (
        <AccountWaiting />
      )}
      <div className={styles.row}>
        <p>픽업할 때 자주 고르는 곳을 저장해 두세요.</p>
        <ButtonLink to={paths.myPlaces}>자주 가는 곳</ButtonLink>
      </div>
      <div className={styles.row}>
        <p>아이 소식과 예약을 가족과 함께 보세요.</p>
        <ButtonLink to={paths.myFamily}>함께 보는 보호자</ButtonLink>
      </div>
      <div className={styles.row}>
        <p>
          로그아웃하면 이 기기에 남은 장바구니와 체험 예약이 지워져요. 계정의 예약은 그대로예요.
        </p>
        <Button onClick={onSignOut}>로그아웃</Button>
      </div>
      {account.status === 'member' && <Withdrawal phone={account.phone} />}
    </Card>
  )
}

/** Reserves the profile's space until Auth has answered. */
function AccountWaiting() {
  return (
    <>
      {[styles.phone, styles.accounts, styles.choice].map((className) => (
        <div key={className} className={className}>
          <Skeleton height="100%" />
        </div>
      ))}
    </>
  )
}
