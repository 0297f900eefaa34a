import { describe, expect, test } from 'vitest'
import { expiryLabel, expiryOf, expiryText, familyHint, isPassActive } from '@/domain/orders/pass'
import { samplePrices } from '@/domain/orders/priceList'
import { aPass } from './aPass'

describe('validity of a pass', () => {
  test.each([
    { today: '2026-11-05', active: false, label: 'D-31' },
    { today: '2026-11-06', active: true, label: 'D-30' },
    { today: '2026-11-24', active: true, label: 'D-12' },
    { today: '2026-12-05', active: true, label: 'D-1' },
    { today: '2026-12-06', active: true, label: 'D-DAY' },
    { today: '2026-12-07', active: false, label: '만료' },
  ])('on $today: $active, $label', ({ today, active, label }) => {
    expect(isPassActive(aPass(), today, new Set())).toBe(active)
    expect(expiryLabel(aPass(), today)).toBe(label)
  })

  test('ends with a refund of its order', () => {
    expect(isPassActive(aPass(), '2026-11-24', new Set(['o1']))).toBe(false)
  })

  test('in words', () => {
    expect(expiryText(aPass(), '2026-12-06')).toBe('2026.12.06(일)까지')
    expect(expiryText(aPass(), '2026-12-07')).toBe('2026.12.06(일)에 끝났어요')
  })

  test.each([
    { plan: 'timepass' as const, from: '2026-11-06', until: '2026-12-06' },
    { plan: 'subscription' as const, from: '2026-11-14', until: '2026-12-14' },
    { plan: 'subscription' as const, from: '2026-12-31', until: '2027-01-31' },
    { plan: 'prepaid' as const, from: '2027-01-31', until: '2027-02-28' },
    { plan: 'prepaid' as const, from: '2028-01-31', until: '2028-02-29' },
  ])('a $plan from $from ends on $until', ({ plan, from, until }) => {
    expect(expiryOf(plan, from)).toBe(until)
  })
})

describe('the hint to the family plan', () => {
  const regular = aPass({ planKey: 'subscription', optionKey: 'm-59000', minutes: 0 })
  const family = aPass({ planKey: 'prepaid', optionKey: 'pre-100', minutes: 0 })

  test.each([
    { what: 'a subscription and two children', passes: [regular], children: 2, hint: true },
    { what: 'a time pass beside it', passes: [regular, aPass()], children: 2, hint: true },
    { what: 'a subscription and one child', passes: [regular], children: 1, hint: false },
    { what: 'a time pass and two children', passes: [aPass()], children: 2, hint: false },
    { what: 'the family plan already', passes: [regular, family], children: 2, hint: false },
  ])('with $what: $hint', ({ passes, children, hint }) => {
    expect(familyHint(passes, children, samplePrices.current)).toBe(
      hint ? '자녀가 2명이에요. 패밀리를 더하면 둘째부터 20% 할인돼요.' : undefined,
    )
  })

  test('names a discount only where the prices have it', () => {
    const dearer = { ...samplePrices.current.options, 'pre-200': 94_500 }
    expect(familyHint([regular], 2, { options: dearer, from: new Date(0) })).toBe(
      '자녀가 2명이에요. 패밀리를 더할 수 있어요.',
    )
  })
})
