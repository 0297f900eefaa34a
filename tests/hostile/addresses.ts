import fc from 'fast-check'
import { expect } from 'vitest'
import { mainMenuFor, myMenuFor } from '@/app/shell/navigation'
import { branchById, branches } from '@/content/branches/branches'
import { notices } from '@/content/info/notices'
import { programInfo, programs } from '@/content/programs/programs'
import { isTopupAmount, topupAmountOf, topupAmountsKRW } from '@/domain/orders/topup'
import { reservationSteps, stepOfPath, stepPaths } from '@/domain/pickup/reservationSteps'
import { findBranches, indexBranches } from '@/domain/places/branchSearch'
import { branchTabOf, branchTabs } from '@/domain/places/branchTabs'
import { findPrograms, readFilter, writeFilter } from '@/domain/programs/programFinder'
import { internalPath } from '@/domain/site/internalPath'
import { findNotice } from '@/domain/site/notice'
import { collapseSlashes } from '@/domain/site/paths'
import { branchDetailHead } from '@/pages/branches/detail/BranchDetailPage'
import { programDetailHead } from '@/pages/programs/detail/ProgramDetailPage'
import { snackTabOf } from '@/pages/snack/SnackPage'
import { boardFilterOf } from '@/pages/staff/today/useBoardAddress'
import { entryPoint } from './entryPoint'
import { foreignUrl, hostileText } from './hostileValues'

const text = fc.oneof({ weight: 5, arbitrary: hostileText }, foreignUrl)
const entries = indexBranches(branches)
const branch = fc.constantFrom(...branches)
const program = fc.constantFrom(...programs)
const queryString = fc.oneof(
  text,
  fc
    .array(fc.tuple(fc.constantFrom('q', 'age', 'region', 'weekday', 'free', 'x[]'), text))
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
)

export const addressEntryPoints = [
  entryPoint({
    name: 'the branch and status of the agit’s list',
    hostile: text,
    sound: branch,
    holds: (hostile, sound) => {
      const named = (branchId: string, status: string) =>
        boardFilterOf(new URLSearchParams({ branch: branchId, status }))
      expect(named(hostile, hostile).status).toBe('')
      expect(named(sound.id, 'confirmed')).toEqual({ branchId: sound.id, status: 'confirmed' })
    },
  }),
  entryPoint({
    name: 'the id of a branch',
    hostile: text,
    sound: branch,
    holds: (hostile, sound) => {
      expect(branchById(hostile)).toBe(branches.find(({ id }) => id === hostile))
      expect(branchDetailHead({ id: hostile }).title).toBeTruthy()
      expect(branchById(sound.id)).toBe(sound)
    },
  }),
  entryPoint({
    name: 'the id of a program',
    hostile: text,
    sound: program,
    holds: (hostile, sound) => {
      expect(programInfo(hostile)).toBe(programs.find(({ id }) => id === hostile))
      expect(programDetailHead({ id: hostile }).title).toBeTruthy()
      expect(programInfo(sound.id)).toBe(sound)
    },
  }),
  entryPoint({
    name: 'the search and the district of the branch guide',
    hostile: fc.record({ query: text, district: fc.oneof(fc.constant(''), text) }),
    sound: branch,
    holds: (hostile, sound) => {
      const found = findBranches(entries, hostile)
      expect(found.every((one) => branches.includes(one))).toBe(true)
      expect(findBranches(entries, { query: sound.name, district: sound.district })).toContain(
        sound,
      )
    },
  }),
  entryPoint({
    name: 'where a login leads',
    hostile: fc.oneof(
      text,
      text.map((path) => `/${path}`),
    ),
    sound: fc.constantFrom('/pickup', '/my/bookings', '/programs/art?x=1#seats'),
    holds: (hostile, sound) => {
      const next = internalPath(hostile)
      expect(next).toMatch(/^\/(?!\/)/)
      expect(new URL(next, window.location.href).origin).toBe(window.location.origin)
      expect(internalPath(sound)).toBe(sound)
    },
  }),
  entryPoint({
    name: 'the tab of a branch',
    hostile: queryString,
    sound: fc.constantFrom(...branchTabs.map(({ key }) => key)),
    holds: (hostile, sound) => {
      expect(branchTabOf(hostile)).toBe(branchTabs.find(({ key }) => key === hostile)?.key)
      expect(branchTabOf(sound)).toBe(sound)
    },
  }),
  entryPoint({
    name: 'the filter of the programs',
    hostile: queryString,
    sound: program,
    holds: (hostile, sound) => {
      const filter = readFilter(new URLSearchParams(hostile), programs)
      expect(findPrograms(programs, filter).every((one) => programs.includes(one))).toBe(true)
      expect([undefined, 0, 1, 2, 3, 4, 5, 6]).toContain(filter.weekday)
      const wanted = {
        text: sound.title,
        age: sound.ageBand.from,
        region: sound.region,
        weekday: sound.schedule.days[0],
        isFreeOnly: sound.unitPriceKRW === 0,
      }
      const address = Object.entries(writeFilter(wanted)).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      )
      expect(readFilter(new URLSearchParams(address), programs)).toEqual(wanted)
      expect(findPrograms(programs, wanted)).toContain(sound)
    },
  }),
  entryPoint({
    name: 'the amount of a top-up',
    hostile: fc.oneof(
      text,
      fc.double().map(String),
      fc.constantFrom('1e309', '1e5', '0x186A0', '100000.0', ' 100000', '１０００００', '-50000'),
    ),
    sound: fc.constantFrom(...topupAmountsKRW),
    holds: (hostile, sound) => {
      const amount = topupAmountOf(hostile)
      if (amount !== undefined)
        expect([isTopupAmount(amount), String(amount)]).toEqual([true, hostile])
      expect(topupAmountOf(String(sound))).toBe(sound)
    },
  }),
  entryPoint({
    name: 'the opened notice',
    hostile: text,
    sound: fc.constantFrom(...notices),
    holds: (hostile, sound) => {
      expect(findNotice(notices, hostile)?.notice.id).toBe(
        notices.find(({ id }) => id === hostile)?.id,
      )
      expect(findNotice(notices, sound.id)?.notice).toBe(sound)
    },
  }),
  entryPoint({
    name: 'the branch of a pickup request',
    hostile: text,
    sound: branch,
    holds: (hostile, sound) => {
      expect(branches.find(({ id }) => id === hostile)?.id ?? hostile).toBe(hostile)
      expect(branches.find(({ id }) => id === sound.id)).toBe(sound)
    },
  }),
  entryPoint({
    name: 'the tab of the snack page',
    hostile: text.filter((value) => value !== 'special'),
    sound: fc.constant('special'),
    holds: (hostile, sound) => {
      expect(snackTabOf(hostile)).toBe('menu')
      expect(snackTabOf(sound)).toBe('special')
    },
  }),
  entryPoint({
    name: 'paths',
    hostile: fc.oneof(text, fc.webPath()).map((path) => `/${path}`),
    sound: fc.constantFrom(...reservationSteps),
    holds: (hostile, sound) => {
      expect(collapseSlashes(hostile)).not.toMatch(/\/\//)
      const active = mainMenuFor(hostile).filter(({ isActive }) => isActive)
      expect(active.length).toBeLessThanOrEqual(1)
      expect([0, 5]).toContain(myMenuFor(hostile).length)
      const step = stepOfPath(hostile)
      if (step) expect(hostile.toLowerCase()).toContain(stepPaths[step])
      expect(stepOfPath(`${stepPaths[sound].toUpperCase()}/`)).toBe(sound)
    },
  }),
]
