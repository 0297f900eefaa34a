import type { SeedDocument } from '../../../emulators/firestore/seedDocument.ts'
import type {
  Operator,
  PlanFilter,
  PlanLimiter,
  PlanValue,
  QueryPlan,
} from '../../emulators/firestore/queryPlan.ts'

/** Collections the site reads, and some it must never read. */
export const collections = [
  'banners',
  'snack_menu_basic',
  'snack_menu_growth',
  'special_snack_events',
  'members',
  'reservations',
  'snack_menu',
  'banners_draft',
] as const
export type Collection = (typeof collections)[number]

type OnDocument = 'get' | 'create' | 'merge' | 'update' | 'delete'

type RuleRequest =
  | { readonly act: OnDocument; readonly path: string }
  | { readonly act: 'list' | 'count'; readonly plan: QueryPlan }
  | { readonly act: 'batch'; readonly paths: readonly string[] }
  | { readonly act: 'transaction'; readonly reads: string; readonly writes: string }

/** The requests in one SDK. Writes put {@link CHANGE}. */
export interface RuleSdk extends Record<OnDocument, (path: string) => Promise<unknown>> {
  readonly list: (plan: QueryPlan) => Promise<unknown>
  readonly count: (plan: QueryPlan) => Promise<unknown>
  readonly batch: (paths: readonly string[]) => Promise<unknown>
  readonly transaction: (reads: string, writes: string) => Promise<unknown>
}

export const CHANGE = { published: true, title: 'changed' }

export function ask(sdk: RuleSdk, request: RuleRequest): Promise<unknown> {
  switch (request.act) {
    case 'batch':
      return sdk.batch(request.paths)
    case 'transaction':
      return sdk.transaction(request.reads, request.writes)
    case 'list':
    case 'count':
      return sdk[request.act](request.plan)
    default:
      return sdk[request.act](request.path)
  }
}

export interface RuleCase {
  readonly what: string
  readonly request: (collection: Collection) => RuleRequest
  /** Where everybody may; elsewhere nobody may, signed in or not. */
  readonly allowedIn: readonly Collection[]
}

const freely: Collection[] = ['banners', 'snack_menu_basic', 'snack_menu_growth']
const whilePublished: Collection[] = [...freely, 'special_snack_events']
const nowhere: Collection[] = []

const wireValue = (value: boolean | number | string) => {
  if (typeof value === 'boolean') return { booleanValue: value }
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value }
}
const DEADLINE = '2030-01-01T00:00:00Z'
const deadline: PlanValue = { timestamp: [Date.parse(DEADLINE) / 1000 - 60, 0] }

/** Documents of every collection before a request. */
export const ruleSeed = (): SeedDocument[] =>
  collections.flatMap((collection) => {
    const put = (id: string, fields: Record<string, boolean | number | string>): SeedDocument => ({
      path: `${collection}/${id}`,
      fields: {
        ...Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, wireValue(value)]),
        ),
        deadlineTs: { timestampValue: DEADLINE },
      },
    })
    return [
      put('shown', { published: true, status: 'open', sort: 1, order: 1 }),
      put('hidden', { published: false, status: 'open', sort: 2, order: 2 }),
      put('odd', { published: 'true', status: 'open', sort: 3, order: 3 }),
      put('bare', { status: 'open', sort: 4, order: 4 }),
      put('shown/notes/1', { published: true }),
    ]
  })

const list =
  (
    filters: PlanFilter[],
    limiters: PlanLimiter[] = [{ limit: 1000 }],
    act: 'list' | 'count' = 'list',
  ) =>
  (collection: Collection): RuleRequest => ({
    act,
    plan: { collection: { path: collection }, filters, limiters },
  })
const group =
  (filters: PlanFilter[], id?: string) =>
  (collection: Collection): RuleRequest => ({
    act: 'list',
    plan: { collection: { group: id ?? collection }, filters, limiters: [] },
  })
const at =
  (act: OnDocument, below: string) =>
  (collection: Collection): RuleRequest => ({ act, path: `${collection}/${below}` })

const by = (field: string, operator: Operator, value: PlanValue): PlanFilter => ({
  field: field.split('.'),
  operator,
  value,
})
const published = by('published', '==', true)
const open = by('status', '==', 'open')
const either = (...filters: PlanFilter[]): PlanFilter => ({ join: 'or', filters })
const sorted = (field: string, direction: 'asc' | 'desc' = 'asc'): PlanLimiter => ({
  orderBy: [field],
  direction,
})

const on = (
  allowedIn: readonly Collection[],
  what: string,
  request: RuleCase['request'],
): RuleCase => ({ what, request, allowedIn })

/**
 * What anybody may ask of the database and what nobody may, for every collection and operation. The rules are held to
 * it by an emulator that evaluates them, the local stand-in by its own tests.
 */
export const ruleCases: readonly RuleCase[] = [
  on(
    freely,
    'query banners as the home page does',
    list([], [sorted('sort', 'desc'), { limit: 5 }]),
  ),
  on(freely, 'query a menu as the snack page does', list([], [sorted('order'), { limit: 200 }])),
  on(
    whilePublished,
    'query the next event as the snack page does',
    list([published, open, by('deadlineTs', '>=', deadline)], [sorted('deadlineTs'), { limit: 1 }]),
  ),

  on(whilePublished, 'get a published document', at('get', 'shown')),
  on(freely, 'get an unpublished document', at('get', 'hidden')),
  on(freely, 'get one published as text', at('get', 'odd')),
  on(freely, 'get one that says nothing', at('get', 'bare')),
  on(freely, 'get one that does not exist', at('get', 'none')),
  on(nowhere, 'get below a document', at('get', 'shown/notes/1')),

  on(freely, 'list all', list([])),
  on(freely, 'list the first', list([], [{ limit: 1 }])),
  on(nowhere, 'list more than 1,000', list([], [{ limit: 1001 }])),
  on(nowhere, 'list all without a limit', list([], [])),
  on(nowhere, 'list the published without a limit', list([published], [])),
  on(nowhere, 'list the last without a limit', list([], [sorted('published', 'desc')])),
  on(
    freely,
    'list in the order of publication',
    list([], [sorted('published', 'desc'), { limit: 1000 }]),
  ),
  on(whilePublished, 'list the published', list([published])),
  on(whilePublished, 'list the published and open', list([published, open])),
  on(freely, 'list the open', list([open])),
  on(freely, 'list the open before their deadline', list([open, by('deadlineTs', '>=', deadline)])),
  on(freely, 'list the published or open', list([either(published, open)])),
  on(freely, 'list the unpublished', list([by('published', '==', false)])),
  on(freely, 'list what is not unpublished', list([by('published', '!=', false)])),
  on(
    freely,
    'list the published and the unpublished',
    list([by('published', 'in', [true, false])]),
  ),
  on(freely, 'list those published as text', list([by('published', '==', 'true')])),
  on(freely, 'list by a field below it', list([by('published.a', '==', true)])),
  on(freely, 'list by another field of its name', list([by('a.published', '==', true)])),
  on(freely, 'list by a known id', list([{ field: 'name', operator: '==', value: 'hidden' }])),
  on(
    whilePublished,
    'list those whose publication is one of the published',
    list([by('published', 'in', [true])]),
  ),
  on(freely, 'list by more than equality', list([by('published', '>=', true)])),
  on(
    whilePublished,
    'list the published in two ways',
    list([
      either(
        { join: 'and', filters: [published, open] },
        { join: 'and', filters: [published, by('sort', '==', 1)] },
      ),
    ]),
  ),
  on(freely, 'count all', list([], [{ limit: 1000 }], 'count')),
  on(whilePublished, 'count the published', list([published], [{ limit: 1000 }], 'count')),
  on(nowhere, 'count all without a limit', list([], [], 'count')),
  on(nowhere, 'list below a document', (collection) => ({
    act: 'list',
    plan: {
      collection: { path: `${collection}/shown/notes` },
      filters: [published],
      limiters: [],
    },
  })),
  on(nowhere, 'list across collections', group([])),
  on(nowhere, 'list the published across collections', group([published])),
  on(nowhere, 'list all that lies below documents', group([published], 'notes')),

  on(nowhere, 'create', at('create', 'new')),
  on(nowhere, 'create below a document', at('create', 'shown/notes/2')),
  on(nowhere, 'replace', at('create', 'shown')),
  on(nowhere, 'add a field', at('merge', 'shown')),
  on(nowhere, 'update', at('update', 'shown')),
  on(nowhere, 'publish', at('update', 'hidden')),
  on(nowhere, 'delete', at('delete', 'shown')),
  on(nowhere, 'delete one that does not exist', at('delete', 'none')),
  on(nowhere, 'delete several at once', (collection) => ({
    act: 'batch',
    paths: [`${collection}/shown`, `${collection}/none`],
  })),
  on(nowhere, 'write what a transaction has read', (collection) => ({
    act: 'transaction',
    reads: 'banners/shown',
    writes: `${collection}/shown`,
  })),
]
