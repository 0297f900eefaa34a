import { createHash } from 'node:crypto'
import type { RuleValue } from '../ruleValue.ts'
import { wrongType } from './argument.ts'

/** `hashing.sha256(value)` of text, as UTF-8, or of bytes. */
export function sha256(value: RuleValue | undefined): RuleValue {
  if (value?.kind !== 'string' && value?.kind !== 'bytes') throw wrongType(value, 'bytes,string')
  return { kind: 'bytes', value: createHash('sha256').update(value.value).digest() }
}
