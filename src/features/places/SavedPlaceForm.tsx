import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { PlacePoint } from '@/domain/places/placePoint'
import { checkPlaceLabel, PLACE_LABEL_MAX } from '@/domain/places/savedPlace'
import type { Command } from '@/remote/useCommand'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextField } from '@/ui/form/TextField'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { StateMessage } from '@/ui/message/StateMessage'

export interface SavedPlaceEntry {
  label: string
  place: PlacePoint | undefined
}

const entrySchema: z.ZodMiniType<SavedPlaceEntry, SavedPlaceEntry> = z.object({
  label: z.string().check(fieldRule(checkPlaceLabel)),
  place: z
    .custom<PlacePoint | undefined>(() => true)
    .check(z.refine((place) => place !== undefined, '장소를 선택해 주세요.')),
})

interface PlaceControl {
  value: PlacePoint | undefined
  onChange: (place: PlacePoint | undefined) => void
  error: string | undefined
}

interface Props {
  entry: SavedPlaceEntry
  /** Picks the place, or shows it if it is fixed. */
  renderPlace: (control: PlaceControl) => Elements
  command: Pick<Command, 'isBusy' | 'failure' | 'retry'>
  refusal: string | undefined
  onSave: (entry: { label: string; place: PlacePoint }) => void
  onClose: () => void
}

/** 「장소 추가」 (specification 5, section 3). */
export function SavedPlaceForm({ entry, renderPlace, command, refusal, onSave, onClose }: Props) {
  const form = useForm<SavedPlaceEntry>({
    defaultValues: entry,
    resolver: zodResolver(entrySchema),
  })
  const { isBusy } = command
  const foot = useRef<HTMLDivElement>(null)
  const send = form.handleSubmit(({ label, place }) => {
    if (!isBusy && place) onSave({ label, place })
  })
  // React events also bubble to the form around the dialog.
  const submit = (event: FormEvent) => {
    event.stopPropagation()
    void send(event)
  }
  return (
    <Form className="stack-5" onSubmit={submit}>
      <TextField
        form={form}
        name="label"
        label="이름"
        placeholder="우리 집"
        limit={PLACE_LABEL_MAX}
      />
      <Controller
        control={form.control}
        name="place"
        render={({ field: { value, onChange }, fieldState }) => (
          <>{renderPlace({ value, onChange, error: fieldState.error?.message })}</>
        )}
      />
      {refusal && !isBusy && <StateMessage role="alert" message={refusal} />}
      <CommandFailure command={command} onRetry={() => void send()} focusNext={foot} />
      <DialogFoot ref={foot} onClose={onClose}>
        <Button type="submit" tone="primary" size="large" isBusy={isBusy}>
          저장
        </Button>
      </DialogFoot>
    </Form>
  )
}
