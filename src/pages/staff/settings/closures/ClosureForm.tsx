import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { dayOf } from '@/domain/dates/day'
import { passDays, REASON_MAX } from '@/domain/places/closures'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { now } from '@/platform/clock'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import styles from '../Settings.module.css'
import { type ClosureEntry, closureSchema } from './closureSchema'

/** Outlives the second step, so that 「이전」 finds what was typed. */
export function useClosureForm() {
  const branches = useBranchContacts()
  const today = dayOf(now())
  return useForm<ClosureEntry>({
    defaultValues: {
      branchIds: branches.map(({ id }) => id),
      from: today,
      until: today,
      reason: '',
      isExtending: false,
      isAnnounced: true,
    },
    resolver: zodResolver(closureSchema),
  })
}

interface Props {
  form: UseFormReturn<ClosureEntry>
  onNext: (entry: ClosureEntry) => void
  onClose: () => void
  isBusy: boolean
  failure: RemoteFailure | undefined
}

/** Where, when and why. */
export function ClosureForm({ form, onNext, onClose, isBusy, failure }: Props) {
  const branches = useBranchContacts()
  const submit = form.handleSubmit(onNext)
  const wrong = form.formState.errors.branchIds?.message
  return (
    <Form className="stack-5" onSubmit={submit}>
      <fieldset className="stack-2">
        <legend className="note bold">지점</legend>
        <div className={`${styles.branches} grid`}>
          {branches.map(({ id, name }) => (
            <Checkbox key={id} {...form.register('branchIds')} value={id} label={name} />
          ))}
        </div>
        {wrong && (
          <p className="danger-note" role="alert">
            {wrong}
          </p>
        )}
      </fieldset>
      <div className={`${styles.pair} grid top gap-4`}>
        <TextField form={form} name="from" label="시작일" type="date" min={dayOf(now())} />
        <TextField form={form} name="until" label="종료일" type="date" min={dayOf(now())} />
      </div>
      <TextField
        form={form}
        name="reason"
        label="사유"
        hint="보호자에게도 보여요."
        limit={REASON_MAX}
      />
      <div className="stack-1">
        <ExtendingField form={form} />
        <Checkbox {...form.register('isAnnounced')} label="공지로 알리기" />
      </div>
      <FailureMessage failure={failure} onRetry={() => void submit()} />
      <DialogFoot onClose={onClose}>
        <Button tone="primary" size="large" type="submit" isBusy={isBusy}>
          다음
        </Button>
      </DialogFoot>
    </Form>
  )
}

function ExtendingField({ form }: { form: UseFormReturn<ClosureEntry> }) {
  const [from, until] = useWatch({ control: form.control, name: ['from', 'until'] })
  const days = passDays({ from, until })
  return (
    <div className="spread-3">
      <Checkbox
        {...form.register('isExtending')}
        disabled={days === 0}
        label="이용권 기간 늘리기"
      />
      <small className="num">{`${days}일`}</small>
    </div>
  )
}
