import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sharedBeside, sheets } from './styleUses'

interface Rule {
  sheet: string
  selector: string
  declarations: Map<string, string>
}

const rules: Rule[] = sheets.flatMap((sheet) => {
  const text = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    sheet,
    selector: selector.trim(),
    declarations: new Map(
      body.split(';').flatMap((line) => {
        const [name = '', ...value] = line.split(':')
        return value.length > 0 ? [[name.trim(), value.join(':').trim()] as const] : []
      }),
    ),
  }))
})

const withFault = (isWrong: (declarations: Rule['declarations'], rule: Rule) => boolean) =>
  rules
    .filter((rule) => isWrong(rule.declarations, rule))
    .map(({ sheet, selector }) => `${sheet} ${selector}`)

const of = (declarations: Rule['declarations'], name: string) => declarations.get(name) ?? ''
const FIXED = /^(?:\d+px|var\(--(?:hit|cta|s-))/

const sharedOf = (selector: string, sheet: string) =>
  sharedBeside(sheet, /^\.(\w+)$/.exec(selector)?.[1] ?? '')

/** Only a picture of one sign, or what is there for ears, has no words that could grow. */
const isOfWords = ({ sheet, selector, declarations }: Rule) =>
  of(declarations, 'position') !== 'absolute' &&
  ([...declarations.keys()].some((name) => /^(?:font|letter-spacing|white-space)/.test(name)) ||
    sharedOf(selector, sheet).some((name) => /^(?:note|text-(?!center)|nowrap)/.test(name)))

describe('letters of the size that a reader chose', () => {
  test('sheets have rules at all', () => {
    expect(rules.length).toBeGreaterThan(1000)
  })

  test('letters have no size in px', () => {
    const isFixed = (each: Rule['declarations']) =>
      ['font', 'font-size'].some((name) => /\d+px/.test(of(each, name).replace(/^min\(.*/, '')))
    expect(withFault(isFixed)).toEqual([])
  })

  test('a line is as high as its letters ask for', () => {
    expect(withFault((each) => /\d(?:px|rem)/.test(of(each, 'line-height')))).toEqual([])
  })

  test('a box of words has a least height, not a fixed one', () => {
    expect(withFault((each, rule) => FIXED.test(of(each, 'height')) && isOfWords(rule))).toEqual([])
  })
})
