import { addressEntryPoints } from './addresses'
import { contentEntryPoints } from './contentEntries'
import { documentEntryPoints } from './documents'
import type { EntryPoint } from './entryPoint'
import { otherEntryPoints } from './otherWaysIn'
import { rememberedEntryPoints } from './rememberedRows'
import { storedEntryPoints } from './storedValues'
import { typedEntryPoints } from './typedTexts'

/** Every way by which something from outside comes in. */
export const entryPoints: readonly EntryPoint[] = [
  ...documentEntryPoints,
  ...rememberedEntryPoints,
  ...storedEntryPoints,
  ...contentEntryPoints,
  ...addressEntryPoints,
  ...typedEntryPoints,
  ...otherEntryPoints,
]
