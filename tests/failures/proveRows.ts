import { describe, test } from 'vitest'
import { isLong } from '../long'
import { type FailureRows, type Fault, faults } from './rows/failureRows'

export type Proof = () => Promise<unknown>
export type Proofs = Partial<Record<Fault, Proof>>

/** What every dependency shows of its own; what is slow or answers nonsense goes the same ways, which a file's first shows. */
const everywhere: readonly Fault[] = ['refused', 'hanging']

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
        if (isLong || index === 0 || everywhere.includes(fault))
          test(`${fault} → ${seen} → ${works}`, prove)
      }
    })
}
