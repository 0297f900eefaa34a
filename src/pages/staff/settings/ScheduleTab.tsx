import { type SyntheticEvent, useState } from 'react'
import { dayOf, formatDay } from '@/domain/dates/day'
import { type Dated, heldAt, scheduleAt } from '@/domain/dates/schedule'
import { useNow } from '@/platform/useNow'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import type { SavedSchedule } from '@/repository/firestore/scheduleDocument'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { Card } from '@/ui/layout/Card'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { StateMessage } from '@/ui/message/StateMessage'
import { NOTICE_STAYS } from './AnnounceFields'
import type { useSaveSchedule } from './useSaveSchedule'

type Saving<T extends Dated> = ReturnType<typeof useSaveSchedule<T>>

/** For the dialog that changes it. */
export interface ChangeProps<T extends Dated> {
  /** What holds today. */
  held: T
  saving: Saving<T>
  onClose: () => void
}

interface Props<T extends Dated> {
  saved: SavedSchedule<T>
  saving: Saving<T>
  /** On the button, which stands beside the heading, or else below what holds. */
  change: string
  heading?: string
  past: { label: string; none: string; textOf: (step: T) => string }
  /** The dialog. */
  Changer: (props: ChangeProps<T>) => Elements
  children: (held: T, next: T | null) => Elements
}

/** A setting that holds from a day on: what holds, what comes, and what was. */
export function ScheduleTab<T extends Dated>(props: Props<T>) {
  const { saved, saving, change, heading, past, Changer, children } = props
  const now = useNow()
  const [isChanging, setChanging] = useState(false)
  if (!now) return null
  const held = heldAt(saved, now)
  const { next, past: steps } = scheduleAt(saved, now)
  const button = next ? (
    <Button isBusy={saving.isBusy} onClick={() => void saving.run({ next: null })}>
      바꾸기 취소
    </Button>
  ) : (
    <Button tone="primary" onClick={() => setChanging(true)}>
      {change}
    </Button>
  )
  const isTakenBack = saving.isDone && saving.given?.next === null
  const outcome = !isChanging && (
    <>
      <ScheduleFailure saving={saving} onRetry={saving.retry} onRead={saving.forget} />
      <p className="unless-empty note" role="status">
        {isTakenBack && NOTICE_STAYS}
      </p>
    </>
  )
  return (
    <div className="stack-4">
      {heading === undefined ? (
        <Card className="p-5 stack-4">
          {children(held, next)}
          <div className="to-end wrap-2">{button}</div>
          {outcome}
        </Card>
      ) : (
        <Card className="p-5 stack-4">
          <div className="spread-3 wrap">
            <h2 className="text-18">{heading}</h2>
            {button}
          </div>
          {outcome}
          {children(held, next)}
        </Card>
      )}
      <PastChanges past={steps} {...past} />
      {isChanging && (
        <Changer
          held={held}
          saving={saving}
          onClose={() => {
            setChanging(false)
            saving.forget()
          }}
        />
      )}
    </div>
  )
}

interface PastProps<T extends Dated> {
  label: string
  /** Oldest first. */
  past: readonly T[]
  none: string
  textOf: (step: T) => string
}

const sinceText = ({ from }: Dated): string =>
  from.getTime() === 0 ? '처음부터' : `${formatDay(dayOf(from))}부터`

/** What held before, newest first. */
function PastChanges<T extends Dated>({ label, past, none, textOf }: PastProps<T>) {
  return (
    <section className="stack-2">
      <h2 className="text-18">{label}</h2>
      {past.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <ul className="stack-2" aria-label={label}>
          {[...past].reverse().map((step) => (
            <li key={step.from.getTime()}>{`${sinceText(step)} ${textOf(step)}`}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface DialogProps<T extends Dated> {
  title: string
  saving: Saving<T>
  onSave: (event?: SyntheticEvent) => Promise<unknown>
  onClose: () => void
  children: Elements
}

/** The frame of a dialog that changes such a setting. */
export function ChangeDialog<T extends Dated>(props: DialogProps<T>) {
  const { title, saving, onSave, onClose, children } = props
  return (
    <Dialog title={title} isOpen onClose={onClose} closing="foot">
      <Form className="stack-5" onSubmit={onSave}>
        {children}
        <ScheduleFailure saving={saving} onRetry={() => void onSave()} onRead={onClose} />
        <DialogFoot onClose={onClose}>
          <Button tone="primary" size="large" type="submit" isBusy={saving.isBusy}>
            저장
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

interface FailureProps<T extends Dated> {
  saving: Saving<T>
  onRetry: () => void
  /** What the colleague has saved is there. */
  onRead: () => void
}

/** Why a setting was not saved; a colleague may have been faster. */
function ScheduleFailure<T extends Dated>({ saving, onRetry, onRead }: FailureProps<T>) {
  if (saving.error instanceof RepositoryError && saving.error.kind === 'changed')
    return (
      <StateMessage role="alert" message="그사이 다른 선생님이 고쳤어요.">
        <Button onClick={() => void saving.readAgain().then(onRead)}>새 내용 보기</Button>
      </StateMessage>
    )
  return <FailureMessage failure={saving.failure} onRetry={onRetry} />
}
