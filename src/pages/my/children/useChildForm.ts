import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkChildName } from '@/domain/account/child'
import type { ChildEntry } from '@/domain/account/children'
import type { RuleResult } from '@/domain/rule'
import { fieldRule } from '@/ui/fieldRule'
import { birthDayRule } from './birthDayRule'

/** The whole form, with the rule of the day of birth. */
export const childEntrySchema = (
  checkDay: (birthDay: string) => RuleResult,
): z.ZodMiniType<ChildEntry, ChildEntry> =>
  z.object({
    name: z.string().check(fieldRule(checkChildName)),
    birthDay: z.string().check(fieldRule(checkDay)),
    school: z.string(),
    allergens: z.array(z.number()),
    note: z.string(),
  })

const resolver: Resolver<ChildEntry> = (entry, context, options) =>
  zodResolver(childEntrySchema(birthDayRule(options.fields.birthDay?.ref)))(entry, context, options)

/** A child being entered or changed. */
export const useChildForm = (entry: ChildEntry) =>
  useForm<ChildEntry>({ defaultValues: entry, resolver })
