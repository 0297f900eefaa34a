import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { childNameError } from '@/domain/child'
import { birthDayError } from '@/domain/children'
import { healthConsentVersion } from '@/domain/consentVersions'
import { dayOf } from '@/domain/day'
import { type MemberChildEntry, personProblems, tidyMemberChild } from '@/domain/memberChild'
import { now } from '@/platform/clock'
import { fieldRule } from '@/ui/fieldRule'
import { isHalfTyped } from './useChildForm'

const person = { name: '', relation: '', phone: '' }
export const emptyPerson = person

const personSchema = z.object({
  name: z.string().check(fieldRule((name) => personProblems({ ...person, name }).name)),
  relation: z
    .string()
    .check(fieldRule((relation) => personProblems({ ...person, relation }).relation)),
  phone: z.string().check(fieldRule((phone) => personProblems({ ...person, phone }).phone)),
})

/** What is typed: the entry, with the consent as a tick. */
export interface MemberChildForm {
  name: string
  birthday: string
  school: string
  hasHealthConsent: boolean
  allergens: number[]
  careNote: string
  people: { name: string; relation: string; phone: string }[]
}

/** A date that is typed half has no value yet and must not be dropped in silence. */
const schemaWhere = (
  isBirthdayHalfTyped: boolean,
): z.ZodMiniType<MemberChildForm, MemberChildForm> =>
  z.object({
    name: z.string().check(fieldRule(childNameError)),
    birthday: z
      .string()
      .check(
        fieldRule((birthday) =>
          isBirthdayHalfTyped
            ? '생년월일을 끝까지 입력해 주세요.'
            : birthDayError(birthday, dayOf(now())),
        ),
      ),
    school: z.string(),
    hasHealthConsent: z.boolean(),
    allergens: z.array(z.number()),
    careNote: z.string(),
    people: z.array(personSchema),
  })

const judge: Resolver<MemberChildForm> = (entry, context, options) =>
  zodResolver(schemaWhere(isHalfTyped(options.fields.birthday?.ref)))(entry, context, options)

/** The entry as it is kept; without consent nothing of the child's health is in it. */
export const enteredChild = ({ hasHealthConsent, ...entry }: MemberChildForm): MemberChildEntry =>
  tidyMemberChild({ ...entry, healthConsentVersion: hasHealthConsent ? healthConsentVersion : '' })

/** A member's child being entered or changed. */
export const useMemberChildForm = (entry: MemberChildEntry) =>
  useForm<MemberChildForm>({
    defaultValues: {
      name: entry.name,
      birthday: entry.birthday,
      school: entry.school,
      hasHealthConsent: entry.healthConsentVersion !== '',
      allergens: [...entry.allergens],
      careNote: entry.careNote,
      people: entry.people.map((one) => ({ ...one })),
    },
    resolver: judge,
  })
