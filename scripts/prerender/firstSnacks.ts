import { safePictureUrl } from '@/domain/site/safeUrl'
import { BackendConfigError, readBackendConfig } from '@/platform/env'
import {
  readSnackRows,
  type SnackRow,
  snackMenuOf,
  snackSchema,
} from '@/repository/content/snackMenu'
import { configureFirestore } from '@/repository/firestore/client'
import { parseDocuments } from '@/repository/firestore/parseDocuments'
import { basicSnacks } from '../../emulators/seed/snacks.ts'

/** What the basic menu begins with, for `src/content/firstSnackPictures.ts`. Built by Vite, because it asks as the site asks. */

/** As many as stand side by side on the widest screen. */
const COUNT = 4

/** In characters. The page's HTML carries each address several times: whoever visits would pay for a longer one. */
const LONGEST_ADDRESS = 2000

const pictureOf = (url: string | undefined): string | null =>
  url !== undefined && url.length <= LONGEST_ADDRESS ? url : null

const sampleRows = (): SnackRow[] => {
  const documents = Object.entries(basicSnacks).map(([id, fields]) => ({ id, fields }))
  return parseDocuments('snack_menu_basic', documents, snackSchema)
}

/** The menu of the project that the build is for; the local backend's where the build names none. */
async function readRows(): Promise<SnackRow[]> {
  try {
    configureFirestore(readBackendConfig())
  } catch (error) {
    if (error instanceof BackendConfigError) return sampleRows()
    throw error
  }
  return await readSnackRows('basic')
}

/**
 * Addresses of the pictures that the basic menu begins with, null for a snack without one. Where the menu is empty or does not
 * come within 8 s it says so and gives none: a build never waits for longer, and never fails for it.
 * @param named the addresses themselves, with spaces between them, or `none`; then nothing is read
 */
export async function readFirstSnacks(named = ''): Promise<(string | null)[]> {
  const addresses = named.split(/\s+/).filter((word) => word !== '')
  if (addresses[0] === 'none') return []
  if (addresses.length > 0) return addresses.slice(0, COUNT).map(safePictureUrl).map(pictureOf)
  const without = '/snack is built without its first pictures.'
  try {
    const menu = snackMenuOf(await readRows())
    if (menu.length === 0) console.warn(`The basic menu is empty: ${without}`)
    return menu.slice(0, COUNT).map(({ imageUrl }) => pictureOf(imageUrl))
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.warn(`The basic menu could not be read (${reason}): ${without}`)
    return []
  }
}
