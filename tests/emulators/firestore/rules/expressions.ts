import type { RuleEngine } from '../../../rules/engine.ts'
import { collections } from './collectionExpressions.ts'
import { limits } from './limitExpressions.ts'
import { requests } from './requestExpressions.ts'
import { scalars } from './scalarExpressions.ts'

/** Conditions of a get that every engine grants, and refuses. After `###` come functions they call. */
export interface Expressions {
  readonly granted: readonly string[]
  readonly refused: readonly string[]
}

export const expressionGroups: Readonly<Record<string, Expressions>> = {
  ...scalars,
  ...collections,
  ...requests,
  ...limits,
}

/** Rules with one condition for every get in the collection `t`. */
export function rulesWith(expression: string): string {
  const [condition, functions = ''] = expression.split(' ### ')
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /t/{id} {
      allow get: if
${condition};
    }
  }
}`
}

export async function isGranted({ host, projectId }: RuleEngine): Promise<boolean> {
  const path = `projects/${projectId}/databases/(default)/documents/t/a`
  const response = await fetch(`http://${host}/v1/${path}`)
  const text = await response.text()
  if (response.status === 404) return true
  if (response.status === 403) return false
  throw new Error(`The engine answered ${response.status}: ${text}`)
}
