import type { WireValue } from './values/value.ts'

/** `path` is below the database: `banners/spring`. */
export interface SeedDocument {
  readonly path: string
  readonly fields: Readonly<Record<string, WireValue>>
}
