import { describe, test } from 'vitest'
import { isLong } from '../long'
import { type FailureRows, type Fault, faults } from './rows/failureRows'

export type Proof = () => Promise<unknown>
export type Proofs = Partial<Record<Fault, Proof>>

/** What every dependency shows of its own. The other faults go the same ways, which a file's first dependency shows. */
const EVERYWHERE: Fault = 'refused'

/** A test for each cell that can happen. */
export function proveRows<Rows extends FailureRows>(
  rows: Rows,
  proofs: Record<keyof Rows & string, Proofs>,
): void {
  for (const [index, [dependency, cells]] of Object.entries(rows).entries())
    describe(dependency, () => {
      for (const fault of faults) {
        const { seen, works } = cells[fault]
        if (works === undefined) continue
        const prove = proofs[dependency]?.[fault]
        if (!prove) throw new Error(`${dependency}, ${fault} is not proven`)
        if (isLong || index === 0 || fault === EVERYWHERE)
          test(`${fault} → ${seen} → ${works}`, prove)
      }
    })
}
