import { describe, test } from 'vitest'
import { type FailureRows, type Fault, faults } from './rows/failureRows'

export type Proof = () => Promise<unknown>
export type Proofs = Partial<Record<Fault, Proof>>

/** A test for each cell that can happen. */
export function proveRows<Rows extends FailureRows>(
  rows: Rows,
  proofs: Record<keyof Rows & string, Proofs>,
): void {
  for (const [dependency, cells] of Object.entries(rows))
    describe(dependency, () => {
      for (const fault of faults) {
        const { seen, works } = cells[fault]
        if (works === undefined) continue
        const prove = proofs[dependency]?.[fault]
        if (!prove) throw new Error(`${dependency}, ${fault} is not proven`)
        test(`${fault} → ${seen} → ${works}`, prove)
      }
    })
}
