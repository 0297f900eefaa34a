import { safePictureUrl } from '@/domain/site/safeUrl'
import { BackendConfigError, readBackendConfig } from '@/platform/env'
import { configureFirestore } from '@/repository/firestore/client'
import { parseDocuments } from '@/repository/firestore/parseDocuments'
import {
  readSnackRows,
  type SnackRow,
  snackMenuOf,
  snackSchema,
} from '@/repository/snacks/snackMenu'
import { basicSnacks } from '../../emulators/seed/snacks.ts'

/** The first rows of the basic menu, for `src/content/firstSnackPictures.ts`; built by Vite to read as the site does. */

const COUNT = 4

/** In characters; the HTML holds each address several times. */
const LONGEST_ADDRESS = 2000

const pictureOf = (url: string | undefined): string | null =>
  url !== undefined && url.length <= LONGEST_ADDRESS ? url : null

const sampleRows = (): SnackRow[] => {
  const documents = Object.entries(basicSnacks).map(([id, fields]) => ({ id, fields }))
  return parseDocuments('snack_menu_basic', documents, snackSchema)
}

async function readRows(): Promise<SnackRow[]> {
  try {
    configureFirestore(readBackendConfig())
  } catch (error) {
    if (error instanceof BackendConfigError) return sampleRows()
    throw error
  }
  return await readSnackRows('basic')
}

/** Pictures of the first snacks, null without one; none if the menu is empty or takes 8 s. `named`: the addresses, or `none`. */
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
