import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  type Adjustment,
  type AdjustmentDirection,
  adjustmentEntry,
  adjustmentLabels,
  checkAdjustmentAmount,
  checkAdjustmentNote,
  MAX_ADJUSTMENT_NOTE,
} from '@/domain/orders/adjustment'
import { balanceKRW, formatBalance } from '@/domain/orders/ledger'
import { typedKRW } from '@/domain/text/typedNumber'
import { useCommand } from '@/remote/useCommand'
import { writeEntry } from '@/repository/orders/ledger'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { ledgerOfParentQuery, ledgerQueries, parentQuery } from '../queries'
import { useStaffMember } from '../StaffMemberContext'
import styles from './StaffDialog.module.css'

const directions: readonly AdjustmentDirection[] = ['add', 'subtract']

interface Props extends Adjusted {
  /** For whom: a child's name; undefined: for the family. */
  childName?: string
  isOpen: boolean
  onClose: () => void
}

export function AdjustDialog(props: Props) {
  return (
    <Dialog title="조정" isOpen={props.isOpen} onClose={props.onClose} closing="foot" keepMounted>
      <AdjustForm {...props} />
    </Dialog>
  )
}

function AdjustForm({ uid, refId, childName, isOpen, onClose }: Props) {
  const legendId = useId()
  const staff = useStaffMember()
  const { data: parent } = useQuery(parentQuery(staff.uid, uid))
  // The dialog is painted before it reads.
  const isShown = useDeferredValue(isOpen, false)
  const { data: entries } = useQuery({
    ...ledgerOfParentQuery(staff.uid, uid),
    enabled: isShown,
  })
  const { form, submit, command, wrong } = useAdjustForm({ uid, refId }, onClose)
  const balance = entries && balanceKRW(entries)
  return (
    <Form className="stack-5" onSubmit={submit}>
      <p className={styles.who}>
        {childName && <b className="text-18 extrabold tight">{childName}</b>}{' '}
        {parent && <span>{`${parent.nickname} 님`}</span>}
        {balance !== undefined && (
          <span className="muted tabular push">{`충전금 ${formatBalance(balance)}`}</span>
        )}
      </p>
      <div role="radiogroup" aria-labelledby={legendId}>
        <p className="note mb-2 bold" id={legendId}>
          구분
        </p>
        <div className={`${styles.pills} stack-2 halves`}>
          {directions.map((direction) => (
            <label
              key={direction}
              className={`${styles.pill} focus-ring hit edged-softly center relative rounded text-14 semibold text-center on-surface`}
            >
              <input {...form.register('direction')} type="radio" value={direction} />
              <span>{adjustmentLabels[direction]}</span>
            </label>
          ))}
        </div>
        {wrong && (
          <p className="danger-note mt-2" role="alert">
            {wrong}
          </p>
        )}
      </div>
      <TextField form={form} name="amount" label="금액" inputMode="numeric" />
      <TextField form={form} name="note" label="사유" limit={MAX_ADJUSTMENT_NOTE} />
      {balance !== undefined && <BalanceAfter form={form} balance={balance} />}
      <FailureMessage isInline failure={command.failure} />
      <DialogFoot onClose={onClose}>
        <Button type="submit" tone="primary" size="large" isBusy={command.isBusy}>
          조정하기
        </Button>
      </DialogFoot>
    </Form>
  )
}

interface AfterProps {
  form: ReturnType<typeof useAdjustForm>['form']
  balance: number
}

function BalanceAfter({ form, balance }: AfterProps) {
  const { direction, amount } = useWatch({ control: form.control })
  const amountKRW = typedKRW(amount ?? '')
  if (amountKRW === undefined || !direction) return null
  const after = direction === 'add' ? balance + amountKRW : balance - amountKRW
  return (
    <p className={`${styles.sum} p-14px-4 inset tabular flex baseline apart gap-3`}>
      <span>조정한 뒤 충전금</span>
      <b>{formatBalance(after)}</b>
    </p>
  )
}

interface AdjustEntry {
  direction: '' | 'add' | 'subtract'
  amount: string
  note: string
}

const blank: AdjustEntry = { direction: '', amount: '', note: '' }

const adjustSchema: z.ZodMiniType<AdjustEntry, AdjustEntry> = z.object({
  // Without a choice a group of radios has the value null.
  direction: z.enum(['add', 'subtract'], { error: '구분을 선택해 주세요.' }),
  amount: z.string().check(fieldRule(checkAdjustmentAmount)),
  note: z.string().check(fieldRule(checkAdjustmentNote)),
})

/** What an adjustment is about: the family, and what is corrected, if anything. */
interface Adjusted {
  uid: string
  /** Id of a booking, or empty. */
  refId: string
}

function useAdjustForm({ uid, refId }: Adjusted, onSent: () => void) {
  const command = useAdjust(uid)
  const form = useForm<AdjustEntry>({ defaultValues: blank, resolver: zodResolver(adjustSchema) })
  const send = ({ direction, amount, note }: AdjustEntry) => {
    const amountKRW = typedKRW(amount)
    if (direction === '' || amountKRW === undefined) return
    void command.run(
      { direction, amountKRW, note, refId },
      {
        onDone: () => {
          form.reset(blank)
          onSent()
        },
      },
    )
  }
  return {
    form,
    submit: form.handleSubmit(send),
    command,
    wrong: form.formState.errors.direction?.message,
  }
}

function useAdjust(parentUid: string) {
  const { uid } = useStaffMember()
  return useCommand({
    of: (adjustment: Adjustment) => ({ parentUid, ...adjustment }),
    send: (adjustment, { id }) => writeEntry(parentUid, adjustmentEntry(id, adjustment), uid),
    renews: () => [ledgerQueries(uid)],
    failure: '충전금을 조정하지 못했습니다.',
  })
}
