import { useId, useState } from 'react'
import { pickupConsent } from '@/content/legal/pickupConsent'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { useFormField } from '@/ui/form/useFormField'
import styles from './ConsentFields.module.css'
import type { PickupRequest } from './usePickupRequest'

export function ConsentFields({ request }: { request: PickupRequest }) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  const textId = `${id}-text`
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const agree = useFormField({ form: request.form, name: 'agree' })
  const marketing = useFormField({ form: request.form, name: 'mkt' })
  const { error } = agree
  return (
    <div className={`${styles.consents} inset`}>
      <div className="spread-2">
        <Checkbox
          {...agree.registered}
          label="개인정보 수집 및 이용에 동의합니다 (필수)"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
        />
        <Button
          className={styles.show}
          tone="text"
          aria-expanded={isShown}
          aria-controls={textId}
          onClick={() => setShown(!isShown)}
        >
          보기
        </Button>
      </div>
      <dl
        className={`${styles.text} stack-3 note rounded p-4 on-surface`}
        id={textId}
        hidden={!isShown}
      >
        {pickupConsent.map(({ term, text }) => (
          <div key={term}>
            <dt className="plain bold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="pl-38px unless-empty danger-note" id={errorId} aria-live="polite">
        {error}
      </p>
      <Checkbox
        {...marketing.registered}
        label="마케팅 정보 수신에 동의합니다 (선택)"
        aria-describedby={hintId}
      />
      <p className="pl-38px faint text-14" id={hintId}>
        선택 항목에는 동의하지 않아도 신청할 수 있어요.
      </p>
    </div>
  )
}
