import { zodResolver } from '@hookform/resolvers/zod'
import { Plus } from 'lucide-react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { dayOf, formatShortDay, monthOf } from '@/domain/dates/day'
import { closedText } from '@/domain/places/closures'
import {
  checkCapacity,
  checkSessionDay,
  checkSessionTimes,
  sessionAt,
} from '@/domain/programs/programSession'
import { rejected } from '@/domain/rule'
import { typedNumber } from '@/domain/text/typedNumber'
import { now } from '@/platform/clock'
import { useClosedOn } from '@/remote/publicSettings'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { useDialog } from '../dialogs/useDialog'
import { useAddSession } from './commands'

interface SessionEntry {
  day: string
  start: string
  end: string
  capacity: string
}

const capacityOf = (text: string): number => typedNumber(text, '명') ?? Number.NaN

const schemaWith = (
  closedOn: (day: string) => string | undefined,
): z.ZodMiniType<SessionEntry, SessionEntry> =>
  z
    .object({
      day: z.string().check(
        fieldRule((day) => {
          const closed = closedOn(day)
          return closed === undefined
            ? checkSessionDay(day, dayOf(now()))
            : rejected(closedText(closed))
        }),
      ),
      start: z.string(),
      end: z.string(),
      capacity: z
        .string()
        .check(fieldRule((text) => checkCapacity({ taken: 0 }, capacityOf(text)))),
    })
    .check(({ value, issues }) => {
      const { start, end } = checkSessionTimes(value, now())
      if (!start.ok)
        issues.push({ code: 'custom', input: value, message: start.reason, path: ['start'] })
      if (!end.ok) issues.push({ code: 'custom', input: value, message: end.reason, path: ['end'] })
    })

interface Props {
  programId: string
  branchId: string
  /** Of the timetable. */
  usual: SessionEntry
  /** `yyyy-mm`, whose sessions are shown. */
  month: string
  onMonth: (month: string) => void
}

/** 「회차 추가」: one session out of the timetable (specification 7, section 3). */
export function AddSession({ programId, branchId, usual, month, onMonth }: Props) {
  const dialog = useDialog()
  const form = useForm<SessionEntry>({
    defaultValues: usual,
    resolver: zodResolver(schemaWith(useClosedOn(branchId))),
  })
  const add = useAddSession(programId)
  const submit = ({ capacity, ...when }: SessionEntry) =>
    void add.run(sessionAt(programId, { ...when, capacity: capacityOf(capacity) }), {
      onDone: (isAdded) => {
        if (!isAdded) {
          form.setError(
            'start',
            { message: '같은 시간에 이미 회차가 있어요.' },
            { shouldFocus: true },
          )
          return
        }
        form.reset(usual)
        dialog.close()
      },
    })
  const added = add.answer && add.given && !dialog.isOpen && dayOf(add.given.startsAt)
  return (
    <>
      <Button onClick={dialog.open}>
        <Plus aria-hidden="true" />
        <span>회차 추가</span>
      </Button>
      {added && <p role="status">{`${formatShortDay(added)} 회차를 추가했어요.`}</p>}
      {added && monthOf(added) !== month && (
        <Button tone="text" onClick={() => onMonth(monthOf(added))}>
          {`${Number(added.slice(5, 7))}월 회차 보기`}
        </Button>
      )}
      {dialog.shown && (
        <Dialog title="회차 추가" {...dialog.shown} closing="foot" keepMounted>
          <Form className="stack-5" onSubmit={form.handleSubmit(submit)}>
            <TextField form={form} name="day" label="날짜" type="date" min={dayOf(now())} />
            <div className="two-columns grid gap-3">
              <TextField form={form} name="start" label="시작" type="time" />
              <TextField form={form} name="end" label="끝" type="time" />
            </div>
            <TextField form={form} name="capacity" label="정원" inputMode="numeric" />
            <CommandFailure isInline command={add} />
            <DialogFoot onClose={dialog.close}>
              <Button type="submit" tone="primary" size="large" isBusy={add.isBusy}>
                추가
              </Button>
            </DialogFoot>
          </Form>
        </Dialog>
      )}
    </>
  )
}
