import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkChildName } from '@/domain/account/child'
import type { ChildEntry } from '@/domain/account/children'
import type { RuleResult } from '@/domain/rule'
import { fieldRule } from '@/ui/form/fieldRule'
import { birthdayRule } from './birthdayRule'

export const childEntrySchema = (
  checkDay: (birthday: string) => RuleResult,
): z.ZodMiniType<ChildEntry, ChildEntry> =>
  z.object({
    name: z.string().check(fieldRule(checkChildName)),
    birthday: z.string().check(fieldRule(checkDay)),
    school: z.string(),
    allergens: z.array(z.number()),
    careNote: z.string(),
  })

const resolver: Resolver<ChildEntry> = (entry, context, options) =>
  zodResolver(childEntrySchema(birthdayRule(options.fields.birthday?.ref)))(entry, context, options)

export const useChildForm = (entry: ChildEntry) =>
  useForm<ChildEntry>({ defaultValues: entry, resolver })
