import type { WireValue } from './values/value.ts'

/** A document that a project begins with. `path` is below the database: `banners/spring`. */
export interface SeedDocument {
  readonly path: string
  readonly fields: Readonly<Record<string, WireValue>>
}
