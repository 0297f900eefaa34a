import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { childNameError } from '@/domain/child'
import { birthDayError, type ChildEntry } from '@/domain/children'
import { dayOf } from '@/domain/day'
import { now } from '@/platform/clock'
import { fieldRule } from '@/ui/fieldRule'

/** The whole form; `today` is Seoul's. A date that is typed half has no value yet and must not be dropped in silence. */
export const childEntrySchema = (
  today: string,
  isBirthDayHalfTyped: boolean,
): z.ZodMiniType<ChildEntry, ChildEntry> =>
  z.object({
    name: z.string().check(fieldRule(childNameError)),
    birthDay: z
      .string()
      .check(
        fieldRule((birthDay) =>
          isBirthDayHalfTyped ? '생년월일을 끝까지 입력해 주세요.' : birthDayError(birthDay, today),
        ),
      ),
    school: z.string(),
    allergens: z.array(z.number()),
    note: z.string(),
  })

/** Is a date typed in part? Then it has no value yet. */
export const isHalfTyped = (control: unknown): boolean =>
  control instanceof HTMLInputElement && control.validity.badInput

const judge: Resolver<ChildEntry> = (entry, context, options) =>
  zodResolver(childEntrySchema(dayOf(now()), isHalfTyped(options.fields.birthDay?.ref)))(
    entry,
    context,
    options,
  )

/** A child being entered or changed. */
export const useChildForm = (entry: ChildEntry) =>
  useForm<ChildEntry>({ defaultValues: entry, resolver: judge })
