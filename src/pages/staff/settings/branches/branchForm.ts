import * as z from 'zod/mini'
import { type BranchDocument, type BranchStatus, branchStatuses } from '@/domain/places/branch'
import {
  branchLimits,
  checkBranchAddress,
  checkBranchName,
  checkBranchPhone,
  checkBranchStatus,
  checkDegrees,
  checkDistrict,
  checkHours,
  checkTips,
  checkWithin,
  spanOf,
  type TypedHours,
  tipLines,
  typedHours,
} from '@/domain/places/branchDocument'
import { fieldRule } from '@/ui/form/fieldRule'

type Week<T> = [T, T, T, T, T, T, T]

/** As it is typed. */
export interface BranchEntry extends Omit<BranchDocument, 'id' | 'point' | 'hours' | 'tips'> {
  lat: string
  lng: string
  /** Sunday first. */
  hours: Week<TypedHours>
  /** A line each. */
  tips: string
}

const closed: TypedHours = { isOpen: false, from: '', to: '' }
const afternoon: TypedHours = { isOpen: true, from: '12:00', to: '20:00' }

export const newBranch: BranchEntry = {
  ...{ name: '', district: '', address: '', addressShort: '', addressJibun: '', phone: '' },
  ...{ lat: '', lng: '', floor: '', parking: '', introTitle: '', introText: '', tips: '' },
  hours: [closed, afternoon, afternoon, afternoon, afternoon, afternoon, closed],
  status: 'preparing',
}

export function branchEntryOf(branch: BranchDocument): BranchEntry {
  const { id: _, point, hours, tips, ...written } = branch
  const [sun, mon, tue, wed, thu, fri, sat] = hours
  return {
    ...written,
    lat: String(point.lat),
    lng: String(point.lng),
    hours: [
      typedHours(sun),
      typedHours(mon),
      typedHours(tue),
      typedHours(wed),
      typedHours(thu),
      typedHours(fri),
      typedHours(sat),
    ],
    tips: tips.join('\n'),
  }
}

export function branchOfEntry(id: string, entry: BranchEntry): BranchDocument {
  const { lat, lng, hours, tips, ...written } = entry
  const [sun, mon, tue, wed, thu, fri, sat] = hours
  return {
    ...written,
    id,
    point: { lat: Number(lat), lng: Number(lng) },
    hours: [
      spanOf(sun),
      spanOf(mon),
      spanOf(tue),
      spanOf(wed),
      spanOf(thu),
      spanOf(fri),
      spanOf(sat),
    ],
    tips: tipLines(tips),
  }
}

const within = (limit: number) => z.string().check(fieldRule(checkWithin(limit)))

const weekday = z
  .object({ isOpen: z.boolean(), from: z.string(), to: z.string() })
  .check(({ value, issues }) => {
    const result = checkHours(value)
    if (!result.ok)
      issues.push({ code: 'custom', input: value, message: result.reason, path: ['to'] })
  })

/** `before`: the status as the form was opened, undefined for a new one; `booked`: bookings ahead. */
export const branchFormSchema = (
  before: BranchStatus | undefined,
  booked: number | undefined,
): z.ZodMiniType<BranchEntry, BranchEntry> =>
  z.object({
    name: z.string().check(fieldRule(checkBranchName)),
    district: z.string().check(fieldRule(checkDistrict)),
    address: z.string().check(fieldRule(checkBranchAddress)),
    addressShort: z.string().check(fieldRule(checkBranchAddress)),
    addressJibun: within(branchLimits.address),
    phone: z.string().check(fieldRule(checkBranchPhone)),
    lat: z.string().check(fieldRule(checkDegrees(90))),
    lng: z.string().check(fieldRule(checkDegrees(180))),
    hours: z.tuple([weekday, weekday, weekday, weekday, weekday, weekday, weekday]),
    floor: within(branchLimits.floor),
    parking: within(branchLimits.parking),
    introTitle: within(branchLimits.introTitle),
    introText: within(branchLimits.introText),
    tips: z.string().check(fieldRule(checkTips)),
    status: z
      .enum(branchStatuses)
      .check(fieldRule((after) => checkBranchStatus({ before, after }, booked))),
  })
