import { expect } from 'vitest'
import { mainMenuFor } from '@/app/shell/menus'
import { sampleBranches as branches } from '@/content/branches/branches'
import { sampleNotices as notices } from '@/content/info/notices'
import { samplePrograms as programs } from '@/content/programs/programs'
import { careSessionAt } from '@/domain/care/careSession'
import { isTopupAmount, topupAmountOf, topupAmountsKRW } from '@/domain/orders/topup'
import { branchTabOf, branchTabs } from '@/domain/places/branchTabs'
import { findPrograms, readFilter, writeFilter } from '@/domain/programs/programFinder'
import { reservationSteps, stepOfPath, stepPaths } from '@/domain/rides/drafts/reservationSteps'
import { internalPath } from '@/domain/site/internalPath'
import { findNotice } from '@/domain/site/notice'
import { collapseSlashes } from '@/domain/site/paths'
import { districtOf } from '@/pages/branches/BranchesPage'
import { branchDetailHead } from '@/pages/branches/detail/BranchDetailPage'
import { programDetailHead } from '@/pages/programs/detail/ProgramDetailPage'
import { snackTabOf } from '@/pages/snack/SnackPage'
import { boardFilterOf } from '@/pages/staff/today/useBoard'
import { fc } from '../fastCheck'
import { entryPoint } from './entryPoint'
import { foreignUrl, hostileText } from './hostileValues'

const text = fc.oneof({ weight: 5, arbitrary: hostileText }, foreignUrl)
const program = fc.constantFrom(...programs)
const queryString = fc.oneof(
  text,
  fc
    .array(fc.tuple(fc.constantFrom('q', 'age', 'region', 'weekday', 'free', 'x[]'), text))
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
)
const board = (branchId: string, status: string) =>
  boardFilterOf(new URLSearchParams({ branch: branchId, status }), branches)

/** Values an address may choose; other texts choose none. */
const choices: Record<string, [(value: string) => unknown, readonly string[], unknown]> = {
  'a branch': [
    (id) => branches.find((branch) => branch.id === id)?.id,
    branches.map(({ id }) => id),
    undefined,
  ],
  'a district': [
    (named) =>
      districtOf(
        named,
        branches.map(({ district }) => district),
      ),
    branches.map(({ district }) => district),
    '',
  ],
  'a program': [
    (id) => programs.find((one) => one.id === id)?.id,
    programs.map(({ id }) => id),
    undefined,
  ],
  'a notice': [(id) => findNotice(notices, id)?.notice.id, notices.map(({ id }) => id), undefined],
  'the tab of a branch': [branchTabOf, branchTabs.map(({ key }) => key), undefined],
  'the tab of the snacks': [snackTabOf, ['menu', 'special'], 'menu'],
  'the status of the agit’s list': [(status) => board('', status).status, ['confirmed'], ''],
  'the branch of the agit’s list': [(id) => board(id, '').branchId, ['seongsu', 'jamsil'], ''],
}

export const addressEntryPoints = [
  ...Object.entries(choices).map(([name, [choose, known, otherwise]]) =>
    entryPoint({
      name: `an address: ${name}`,
      hostile: fc.oneof(text, queryString).filter((value) => !known.includes(value)),
      valid: fc.constantFrom(...known),
      holds: (hostile, valid) => {
        expect(choose(hostile)).toBe(otherwise)
        expect(choose(valid)).toBe(valid)
      },
    }),
  ),
  entryPoint({
    name: 'an address: the titles of pages',
    hostile: text,
    valid: fc.constantFrom('seongsu', 'jamsil'),
    holds: (hostile, branchId) => {
      expect(branchDetailHead({ id: hostile }).title).toBeTruthy()
      expect(programDetailHead({ id: hostile }).title).toBeTruthy()
      expect(careSessionAt(hostile)?.day ?? '').toMatch(/^(\d{4}-\d{2}-\d{2})?$/)
      const named = careSessionAt(`care-${branchId}_20261130_1300`)
      expect(named).toEqual({ branchId, day: '2026-11-30' })
    },
  }),
  entryPoint({
    name: 'an address: where a login leads',
    hostile: fc.oneof(
      text,
      text.map((path) => `/${path}`),
    ),
    valid: fc.constantFrom('/pickup', '/my/bookings', '/programs/art?x=1#seats'),
    holds: (hostile, valid) => {
      const next = internalPath(hostile)
      expect(next).toMatch(/^\/(?!\/)/)
      expect(new URL(next, window.location.href).origin).toBe(window.location.origin)
      expect(internalPath(valid)).toBe(valid)
    },
  }),
  entryPoint({
    name: 'an address: the filter of the programs',
    hostile: queryString,
    valid: program,
    holds: (hostile, valid) => {
      const filter = readFilter(new URLSearchParams(hostile), programs)
      expect(findPrograms(programs, filter).every((one) => programs.includes(one))).toBe(true)
      expect([undefined, 0, 1, 2, 3, 4, 5, 6]).toContain(filter.weekday)
      const wanted = {
        text: valid.title,
        age: valid.ageBand.from,
        region: valid.region,
        weekday: valid.schedule.days[0],
        isFreeOnly: valid.unitPriceKRW === 0,
      }
      const address = Object.entries(writeFilter(wanted)).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      )
      expect(readFilter(new URLSearchParams(address), programs)).toEqual(wanted)
    },
  }),
  entryPoint({
    name: 'an address: the amount of a top-up',
    hostile: fc.oneof(
      text,
      fc.double().map(String),
      fc.constantFrom('1e309', '1e5', '0x186A0', '100000.0', ' 100000', '１０００００', '-50000'),
    ),
    valid: fc.constantFrom(...topupAmountsKRW),
    holds: (hostile, valid) => {
      const amount = topupAmountOf(hostile)
      if (amount !== undefined)
        expect([isTopupAmount(amount), String(amount)]).toEqual([true, hostile])
      expect(topupAmountOf(String(valid))).toBe(valid)
    },
  }),
  entryPoint({
    name: 'an address: paths',
    hostile: fc.oneof(text, fc.webPath()).map((path) => `/${path}`),
    valid: fc.constantFrom(...reservationSteps),
    holds: (hostile, valid) => {
      expect(collapseSlashes(hostile)).not.toMatch(/\/\//)
      const active = mainMenuFor(hostile).filter(({ isActive }) => isActive)
      expect(active.length).toBeLessThanOrEqual(1)
      const step = stepOfPath(hostile)
      if (step) expect(hostile.toLowerCase()).toContain(stepPaths[step])
      expect(stepOfPath(`${stepPaths[valid].toUpperCase()}/`)).toBe(valid)
    },
  }),
]
