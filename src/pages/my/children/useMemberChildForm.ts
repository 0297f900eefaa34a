import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { checkChildName } from '@/domain/account/child'
import {
  checkPersonName,
  checkRelation,
  type MemberChildEntry,
  memberChildLimits,
  type PickupPerson,
  tidyMemberChild,
} from '@/domain/account/memberChild'
import { healthConsentVersion } from '@/domain/legal/consentVersions'
import type { RuleResult } from '@/domain/rule'
import { checkPhone } from '@/domain/text/phone'
import { checkTextWithin } from '@/domain/text/textLimit'
import { fieldRule } from '@/ui/form/fieldRule'
import { birthdayRule } from './birthdayRule'

export const emptyPerson: PickupPerson = { name: '', relation: '', phone: '' }

const personSchema = z.object({
  name: z.string().check(fieldRule(checkPersonName)),
  relation: z.string().check(fieldRule(checkRelation)),
  phone: z.string().check(fieldRule(checkPhone)),
})

export interface MemberChildFormValues {
  name: string
  birthday: string
  school: string
  hasHealthConsent: boolean
  allergens: number[]
  careNote: string
  people: PickupPerson[]
}

const schemaWith = (
  checkDay: (birthday: string) => RuleResult,
): z.ZodMiniType<MemberChildFormValues, MemberChildFormValues> =>
  z.object({
    name: z.string().check(fieldRule(checkChildName)),
    birthday: z.string().check(fieldRule(checkDay)),
    school: z.string().check(fieldRule(checkTextWithin(memberChildLimits.school))),
    hasHealthConsent: z.boolean(),
    allergens: z.array(z.number()),
    careNote: z.string().check(fieldRule(checkTextWithin(memberChildLimits.careNote))),
    people: z.array(personSchema),
  })

const resolver: Resolver<MemberChildFormValues> = (entry, context, options) =>
  zodResolver(schemaWith(birthdayRule(options.fields.birthday?.ref)))(entry, context, options)

export const enteredChild = ({
  hasHealthConsent,
  ...entry
}: MemberChildFormValues): MemberChildEntry =>
  tidyMemberChild({ ...entry, healthConsentVersion: hasHealthConsent ? healthConsentVersion : '' })

export const useMemberChildForm = (entry: MemberChildEntry) =>
  useForm<MemberChildFormValues>({
    defaultValues: {
      name: entry.name,
      birthday: entry.birthday,
      school: entry.school,
      hasHealthConsent: entry.healthConsentVersion !== '',
      allergens: [...entry.allergens],
      careNote: entry.careNote,
      people: entry.people.map((one) => ({ ...one })),
    },
    resolver,
  })
