import { ChevronRight, CircleCheck, ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { marketingConsent } from '@/content/legal/marketingConsent'
import { privacy } from '@/content/legal/privacy'
import { terms } from '@/content/legal/terms'
import {
  type ConsentKey,
  consentKeys,
  hasRequiredConsents,
  type SignupProgress,
} from '@/domain/account/signup'
import { consentVersions } from '@/domain/legal/consentVersions'
import type { LegalText } from '@/domain/legal/legalText'
import type { DayPrices } from '@/domain/rides/fares/dayPrices'
import { domesticPhone, maskPhone } from '@/domain/text/phone'
import { LegalSections } from '@/features/legal/LegalSections'
import { builtDayPrices, useDayPrices } from '@/features/prices/ByPrices'
import { now } from '@/platform/clock'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { Form } from '@/ui/form/Form'
import { Dialog } from '@/ui/layout/Dialog'
import styles from './AgreementsStep.module.css'
import step from './Step.module.css'
import { StepHeading } from './StepParts'

interface Consent {
  label: string
  isRequired: boolean
  text: LegalText
}

const consentsOf = (prices: DayPrices): Record<ConsentKey, Consent> => ({
  tos: { label: '이용약관 동의', isRequired: true, text: terms(prices) },
  pp: { label: '개인정보처리방침 동의', isRequired: true, text: privacy },
  mkt: { label: '마케팅 정보 수신 동의', isRequired: false, text: marketingConsent },
})

export function AgreementsStep({ progress }: { progress: SignupProgress }) {
  const dispatch = useSignup((state) => state.dispatch)
  const { agreements, phone } = progress
  const consents = consentsOf(useDayPrices('both') ?? builtDayPrices)
  const given = consentKeys.filter((consent) => agreements[consent])
  const isAll = given.length === consentKeys.length

  return (
    <Form
      className={`${step.step} flex flex-column`}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ kind: 'agreed', at: now().getTime(), versions: consentVersions })
      }}
    >
      <StepHeading lines={['약관을 확인하고', '동의해 주세요']} />
      {phone && (
        <p className={`${step.done} inline-flex wrap icons-20 mt-3 semibold middle gap-6px green`}>
          <CircleCheck aria-hidden="true" />
          <span className="num">{maskPhone(domesticPhone(phone.e164))}</span>{' '}
          <span>인증을 마쳤어요</span>
        </p>
      )}
      <div className={`${styles.all} rounded-card on-warm mt-8`}>
        <Checkbox
          label="전체 동의"
          checked={isAll}
          isMixed={given.length > 0 && !isAll}
          aria-describedby="optional-hint"
          onChange={(event) =>
            dispatch({ kind: 'allConsentsChanged', isGiven: event.target.checked })
          }
        />
        <p id="optional-hint">선택 항목에 동의하지 않아도 가입할 수 있어요.</p>
      </div>
      <ul className={styles.list}>
        {consentKeys.map((consent) => (
          <ConsentRow
            key={consent}
            {...consents[consent]}
            isGiven={agreements[consent]}
            onChange={(isGiven) => dispatch({ kind: 'consentChanged', consent, isGiven })}
          />
        ))}
      </ul>
      <p className={`${step.note} inset note icons-20 flex gap-2`}>
        <ShieldCheck aria-hidden="true" />
        <span>적어 주신 내용은 가입을 마칠 때 서울에 있는 데이터베이스에 저장돼요.</span>
      </p>
      <div className={`${step.actions} stack-3`}>
        <Button size="large" onClick={() => dispatch({ kind: 'wentBack' })}>
          이전
        </Button>
        <Button
          type="submit"
          tone="primary"
          size="large"
          disabled={!hasRequiredConsents(agreements)}
        >
          다음
        </Button>
      </div>
    </Form>
  )
}

interface Props {
  label: string
  isRequired: boolean
  text: LegalText
  isGiven: boolean
  onChange: (isGiven: boolean) => void
}

function ConsentRow({ label, isRequired, text, isGiven, onChange }: Props) {
  const [isShown, setShown] = useState(false)
  const labelId = useId()
  return (
    <li className={`${styles.row} row-2`}>
      <Checkbox
        label={
          <span id={labelId}>
            <span>{label}</span>{' '}
            <em data-required={isRequired || undefined}>{isRequired ? '(필수)' : '(선택)'}</em>
          </span>
        }
        checked={isGiven}
        required={isRequired}
        onChange={(event) => onChange(event.target.checked)}
      />
      <button
        className={`${styles.show} underlined-over touch note icons-18 rigid semibold gap-2px`}
        type="button"
        aria-describedby={labelId}
        onClick={() => setShown(true)}
      >
        <span>보기</span>
        <ChevronRight aria-hidden="true" />
      </button>
      <Dialog title={text.title} isOpen={isShown} onClose={() => setShown(false)}>
        <LegalSections text={text} level={3} />
      </Dialog>
    </li>
  )
}
