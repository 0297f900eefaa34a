import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import type {
  Operator,
  PlanFilter,
  PlanLimiter,
  PlanValue,
  QueryPlan,
} from '../emulators/firestore/queryPlan.ts'

/** Collections that the site reads, and some that it must never be able to. */
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
  /** One commit of all these deletions. */
  | { readonly act: 'batch'; readonly paths: readonly string[] }
  /** Reads the one and writes the other in a transaction. */
  | { readonly act: 'transaction'; readonly reads: string; readonly writes: string }

/** The requests in the words of one SDK. Writes put {@link CHANGE}. */
export interface RuleSdk extends Record<OnDocument, (path: string) => Promise<unknown>> {
  readonly list: (plan: QueryPlan) => Promise<unknown>
  readonly count: (plan: QueryPlan) => Promise<unknown>
  readonly batch: (paths: readonly string[]) => Promise<unknown>
  readonly transaction: (reads: string, writes: string) => Promise<unknown>
}

export const CHANGE = { published: true, title: 'changed' }

/** Makes a request by one SDK. */
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
  /** The request in one of the collections. */
  readonly request: (collection: Collection) => RuleRequest
  /** Where anybody may do it; everywhere else nobody may, signed in or not. */
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

/** What stands in every collection before a request. */
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
  (filters: PlanFilter[], limiters: PlanLimiter[] = [], act: 'list' | 'count' = 'list') =>
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

/**
 * What anybody may ask of the database and what nobody may, for every collection and operation. The rules are held to
 * it by an emulator that evaluates them, the local stand-in by its own tests.
 */
export const ruleCases: readonly RuleCase[] = [
  // The site's own reads.
  {
    what: 'query banners as the home page does',
    request: list([], [sorted('sort', 'desc'), { limit: 5 }]),
    allowedIn: freely,
  },
  {
    what: 'query a menu as the snack page does',
    request: list([], [sorted('order'), { limit: 200 }]),
    allowedIn: freely,
  },
  {
    what: 'query the next event as the snack page does',
    request: list(
      [published, open, by('deadlineTs', '>=', deadline)],
      [sorted('deadlineTs'), { limit: 1 }],
    ),
    allowedIn: whilePublished,
  },

  { what: 'get a published document', request: at('get', 'shown'), allowedIn: whilePublished },
  { what: 'get an unpublished document', request: at('get', 'hidden'), allowedIn: freely },
  { what: 'get one published as text', request: at('get', 'odd'), allowedIn: freely },
  { what: 'get one that says nothing', request: at('get', 'bare'), allowedIn: freely },
  { what: 'get one that does not exist', request: at('get', 'none'), allowedIn: freely },
  { what: 'get below a document', request: at('get', 'shown/notes/1'), allowedIn: nowhere },

  { what: 'list all', request: list([]), allowedIn: freely },
  { what: 'list the first', request: list([], [{ limit: 1 }]), allowedIn: freely },
  {
    what: 'list in the order of publication',
    request: list([], [sorted('published', 'desc')]),
    allowedIn: freely,
  },
  { what: 'list the published', request: list([published]), allowedIn: whilePublished },
  {
    what: 'list the published and open',
    request: list([published, open]),
    allowedIn: whilePublished,
  },
  { what: 'list the open', request: list([open]), allowedIn: freely },
  {
    what: 'list the open before their deadline',
    request: list([open, by('deadlineTs', '>=', deadline)]),
    allowedIn: freely,
  },
  {
    what: 'list the published or open',
    request: list([either(published, open)]),
    allowedIn: freely,
  },
  {
    what: 'list the unpublished',
    request: list([by('published', '==', false)]),
    allowedIn: freely,
  },
  {
    what: 'list what is not unpublished',
    request: list([by('published', '!=', false)]),
    allowedIn: freely,
  },
  {
    what: 'list the published and the unpublished',
    request: list([by('published', 'in', [true, false])]),
    allowedIn: freely,
  },
  {
    what: 'list those published as text',
    request: list([by('published', '==', 'true')]),
    allowedIn: freely,
  },
  {
    what: 'list by a field below it',
    request: list([by('published.a', '==', true)]),
    allowedIn: freely,
  },
  {
    what: 'list by another field of its name',
    request: list([by('a.published', '==', true)]),
    allowedIn: freely,
  },
  {
    what: 'list by a known id',
    request: list([{ field: 'name', operator: '==', value: 'hidden' }]),
    allowedIn: freely,
  },
  {
    what: 'list those whose publication is one of the published',
    request: list([by('published', 'in', [true])]),
    allowedIn: whilePublished,
  },
  {
    what: 'list by more than equality',
    request: list([by('published', '>=', true)]),
    allowedIn: freely,
  },
  {
    what: 'list the published in two ways',
    request: list([
      either(
        { join: 'and', filters: [published, open] },
        { join: 'and', filters: [published, by('sort', '==', 1)] },
      ),
    ]),
    allowedIn: whilePublished,
  },
  { what: 'count all', request: list([], [], 'count'), allowedIn: freely },
  {
    what: 'count the published',
    request: list([published], [], 'count'),
    allowedIn: whilePublished,
  },
  {
    what: 'list below a document',
    request: (collection) => ({
      act: 'list',
      plan: {
        collection: { path: `${collection}/shown/notes` },
        filters: [published],
        limiters: [],
      },
    }),
    allowedIn: nowhere,
  },
  { what: 'list across collections', request: group([]), allowedIn: nowhere },
  {
    what: 'list the published across collections',
    request: group([published]),
    allowedIn: nowhere,
  },
  {
    what: 'list all that lies below documents',
    request: group([published], 'notes'),
    allowedIn: nowhere,
  },

  { what: 'create', request: at('create', 'new'), allowedIn: nowhere },
  { what: 'create below a document', request: at('create', 'shown/notes/2'), allowedIn: nowhere },
  { what: 'replace', request: at('create', 'shown'), allowedIn: nowhere },
  { what: 'add a field', request: at('merge', 'shown'), allowedIn: nowhere },
  { what: 'update', request: at('update', 'shown'), allowedIn: nowhere },
  { what: 'publish', request: at('update', 'hidden'), allowedIn: nowhere },
  { what: 'delete', request: at('delete', 'shown'), allowedIn: nowhere },
  { what: 'delete one that does not exist', request: at('delete', 'none'), allowedIn: nowhere },
  {
    what: 'delete several at once',
    request: (collection) => ({
      act: 'batch',
      paths: [`${collection}/shown`, `${collection}/none`],
    }),
    allowedIn: nowhere,
  },
  {
    what: 'write what a transaction has read',
    request: (collection) => ({
      act: 'transaction',
      reads: 'banners/shown',
      writes: `${collection}/shown`,
    }),
    allowedIn: nowhere,
  },
]
