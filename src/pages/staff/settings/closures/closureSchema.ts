import * as z from 'zod/mini'
import { dayOf } from '@/domain/dates/day'
import {
  checkClosedBranches,
  checkClosureEnd,
  checkClosureReason,
  checkClosureStart,
} from '@/domain/places/closures'
import { now } from '@/platform/clock'
import { fieldRule } from '@/ui/form/fieldRule'

export interface ClosureEntry {
  branchIds: string[]
  from: string
  until: string
  reason: string
  isExtending: boolean
  isAnnounced: boolean
}

export const closureSchema: z.ZodMiniType<ClosureEntry, ClosureEntry> = z
  .object({
    branchIds: z.array(z.string()).check(fieldRule((ids) => checkClosedBranches(ids.length))),
    from: z.string().check(fieldRule((from) => checkClosureStart(from, dayOf(now())))),
    until: z.string(),
    reason: z.string().check(fieldRule(checkClosureReason)),
    isExtending: z.boolean(),
    isAnnounced: z.boolean(),
  })
  .check(({ value: { from, until }, issues }) => {
    const result = checkClosureEnd(from, until)
    if (!result.ok)
      issues.push({ code: 'custom', input: until, message: result.reason, path: ['until'] })
  })
