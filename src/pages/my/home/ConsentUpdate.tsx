import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { consentChanges } from '@/content/legal/consentChanges'
import { consentVersions, outdatedConsents } from '@/domain/legal/consentVersions'
import { paths } from '@/domain/site/paths'
import { useProfileCommand } from '@/features/account/commands'
import { useAccount } from '@/features/account/useAccount'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { CommandFailure } from '@/ui/message/CommandFailure'
import styles from './MyPage.module.css'

const texts = {
  terms: { name: '이용약관', path: paths.terms },
  privacy: { name: '개인정보처리방침', path: paths.privacy },
} as const

/** Changed terms, until the member agrees again (specification 5, section 3). */
export function ConsentUpdate() {
  const account = useAccount()
  const profile = account.status === 'member' ? account.profile : undefined
  const outdated = profile ? outdatedConsents(profile) : []
  if (account.status !== 'member' || outdated.length === 0) return null
  return <Consent outdated={outdated} />
}

function Consent({ outdated }: { outdated: ReturnType<typeof outdatedConsents> }) {
  const command = useProfileCommand()
  const heading = useRef<HTMLHeadingElement>(null)
  const agree = () => {
    const { vTos: termsVersion, vPp: privacyVersion } = consentVersions
    void command.run({ termsVersion, privacyVersion })
  }
  return (
    <Card as="section" className="stack-3 p-5" aria-labelledby="consent-update">
      <h2 className="text-18" id="consent-update" ref={heading} tabIndex={-1}>
        약관이 바뀌었어요
      </h2>
      {outdated.map((text) => (
        <div key={text}>
          <Link className={`${styles.update} bold`} to={texts[text].path}>
            {texts[text].name}
          </Link>
          <ul className={`${styles.changes} muted`}>
            {consentChanges[text].map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      ))}
      <CommandFailure command={command} focusNext={heading} />
      <Button tone="primary" size="large" isBlock isBusy={command.isBusy} onClick={agree}>
        동의하기
      </Button>
    </Card>
  )
}
