import { useRef, useState } from 'react'
import type { Child } from '@/domain/account/child'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { Dialog } from '@/ui/layout/Dialog'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StateMessage } from '@/ui/message/StateMessage'
import styles from './ChildrenMove.module.css'
import { healthConsentLabel } from './childFacts'
import { useMovingChildren } from './useMovingChildren'

const hasHealthData = ({ allergens, careNote }: Child): boolean =>
  allergens.length > 0 || careNote !== ''

/** After sign-in: offers to move a guest's children to the account (specification 4, section 2). */
export function ChildrenMove({ uid, onDone }: { uid: string; onDone: () => void }) {
  const { children, move, decline, save, refusal } = useMovingChildren(uid, onDone)
  const [isConsentGiven, setConsentGiven] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  return (
    <Dialog title="자녀 정보 옮기기" isOpen onClose={onDone}>
      <div className="stack-4">
        <p ref={question} tabIndex={-1}>
          {`이 기기에 저장한 자녀 ${children.length}명을 계정으로 옮길까요?`}
        </p>
        {children.some(hasHealthData) && (
          <div>
            <Checkbox
              label={healthConsentLabel}
              checked={isConsentGiven}
              aria-describedby="health-hint"
              onChange={(event) => setConsentGiven(event.target.checked)}
            />
            <p className="pl-38px note" id="health-hint">
              동의하지 않으면 알레르기와 메모는 옮기지 않고 지워요.
            </p>
          </div>
        )}
        {refusal && <StateMessage role="alert" message={refusal} />}
        <CommandFailure command={save} onRetry={() => move(isConsentGiven)} focusNext={question} />
        <div className={`${styles.actions} stack-3`}>
          <Button
            size="large"
            aria-disabled={save.isBusy || undefined}
            onClick={() => {
              if (!save.isBusy) decline()
            }}
          >
            옮기지 않기
          </Button>
          <Button
            tone="primary"
            size="large"
            isBusy={save.isBusy}
            onClick={() => move(isConsentGiven)}
          >
            옮기기
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
