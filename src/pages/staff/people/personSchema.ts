import * as z from 'zod/mini'
import { checkStaffBranches, checkStaffName, staffRoles } from '@/domain/staff/staffPerson'
import { checkMobile } from '@/domain/text/phone'
import { fieldRule } from '@/ui/form/fieldRule'

export interface PersonEntry {
  name: string
  /** Of an invitation; a member of the agit keeps theirs. */
  phone: string
  role: 'owner' | 'teacher'
  branchIds: string[]
}

const rights = { role: z.enum(staffRoles), branchIds: z.array(z.string()) }
const rightsSchema = z.object(rights)

const reasonOf = (entry: unknown): string => {
  const check = checkStaffBranches(rightsSchema.parse(entry))
  return check.ok ? '' : check.reason
}

export const personSchema = (isInvite: boolean): z.ZodMiniType<PersonEntry, PersonEntry> =>
  z
    .object({
      ...rights,
      name: z.string().check(fieldRule(checkStaffName)),
      phone: isInvite ? z.string().check(fieldRule(checkMobile)) : z.string(),
    })
    .check(
      z.refine((entry) => reasonOf(entry) === '', {
        path: ['branchIds'],
        error: ({ input }) => reasonOf(input),
        // Said together with what is wrong in the fields.
        when: () => true,
      }),
    )
