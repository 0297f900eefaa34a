/** A whole number up to 999,999,999 as people type or paste it: full-width digits, spaces, unseen marks, commas and the unit at the end are allowed; undefined for any other text. */
export function typedNumber(text: string, unit: string): number | undefined {
  const compact = text.normalize('NFKC').replace(/[\s\p{Cf},]/gu, '')
  const digits = compact.endsWith(unit) ? compact.slice(0, -unit.length) : compact
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/** Whole won of a typed or pasted amount, commas and 원 allowed; undefined for any other text. */
export const typedKRW = (text: string): number | undefined => typedNumber(text, '원')
