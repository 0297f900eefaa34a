import { accountRowEntryPoints } from './accountRows'
import { addressEntryPoints } from './addresses'
import { careEntryPoints } from './careEntries'
import { contentEntryPoints } from './contentEntries'
import { documentEntryPoints } from './documents'
import type { EntryPoint } from './entryPoint'
import { otherEntryPoints } from './otherWaysIn'
import { receivedEntryPoints } from './receivedDocuments'
import { rememberedEntryPoints } from './rememberedRows'
import { storedEntryPoints } from './storedValues'
import { typedAtTheAgit } from './typedAtTheAgit'
import { typedEntryPoints } from './typedTexts'

/** Every way by which something from outside comes in. */
export const entryPoints: readonly EntryPoint[] = [
  ...documentEntryPoints,
  ...receivedEntryPoints,
  ...rememberedEntryPoints,
  ...accountRowEntryPoints,
  ...storedEntryPoints,
  ...careEntryPoints,
  ...contentEntryPoints,
  ...addressEntryPoints,
  ...typedEntryPoints,
  ...typedAtTheAgit,
  ...otherEntryPoints,
]
