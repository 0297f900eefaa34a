import * as z from 'zod/mini'
import { checkStaffBranches, checkStaffName, staffRoles } from '@/domain/staff/staffPerson'
import { checkMobile } from '@/domain/text/phone'
import { fieldRule } from '@/ui/form/fieldRule'

export interface PersonEntry {
  name: string
  /** Of an invitation; whoever is there keeps the own. */
  phone: string
  role: 'owner' | 'teacher'
  branchIds: string[]
}

export const personSchema = (isInvite: boolean): z.ZodMiniType<PersonEntry, PersonEntry> =>
  z
    .object({
      name: z.string().check(fieldRule(checkStaffName)),
      phone: isInvite ? z.string().check(fieldRule(checkMobile)) : z.string(),
      role: z.enum(staffRoles),
      branchIds: z.array(z.string()),
    })
    .check(({ value, issues }) => {
      const check = checkStaffBranches(value)
      if (!check.ok)
        issues.push({ code: 'custom', message: check.reason, path: ['branchIds'], input: value })
    })
