import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { LegalText } from '@/domain/legal/legalText'
import { LegalSections } from '@/features/legal/LegalSections'
import { Checkbox } from '@/ui/form/Checkbox'
import { Dialog } from '@/ui/layout/Dialog'
import styles from './AgreementsStep.module.css'

interface Props {
  label: string
  isRequired: boolean
  text: LegalText
  isGiven: boolean
  onChange: (isGiven: boolean) => void
}

export function ConsentRow({ label, isRequired, text, isGiven, onChange }: Props) {
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
        className={`${styles.show} touch note icons-18 rigid semibold`}
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
