import type { ReactElement } from 'react'

/** What stands beside siblings: elements, never text, which a browser that translates the page replaces. */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]
