import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { licenceFiles } from './licenceFiles.ts'
import { noticesOf, type Work } from './notices.ts'

const listSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.optional(z.string()),
    text: z.optional(z.string()),
  }),
)

const read = (file: string) => readFileSync(file, 'utf8')
const standardText = (licence: string) => read(`scripts/licences/texts/${licence}.txt`)

const HOLDER = '{holder}'
/** Of packages that bring no file, where the licence names its holder. */
const holders: Readonly<Record<string, string>> = {
  'embla-carousel': 'David Jerleke',
  'embla-carousel-react': 'David Jerleke',
  'embla-carousel-reactive-utils': 'David Jerleke',
}

/** @throws where the licence names a holder whom `holders` does not */
function textOf({ name, identifier = '' }: Work): string {
  const text = standardText(identifier)
  const holder = holders[name]
  if (holder === undefined && text.includes(HOLDER))
    throw new Error(`${name} brings no licence file: name its holder in scripts/licences.`)
  return text.replace(HOLDER, holder ?? '')
}

const art = (): Work[] => [
  {
    name: 'Fluent Emoji',
    identifier: 'MIT',
    text: standardText('MIT').replace(HOLDER, 'Microsoft Corporation.'),
  },
  {
    name: 'Pretendard',
    version: '1.3.9',
    identifier: 'OFL-1.1',
    text: read('public/fonts/pretendard/LICENSE.txt'),
  },
]

/** Writes the notices of everything in `outDir` that others made; the site's footer leads there. */
export function writeLicences(outDir: string): void {
  const packages = Object.values(licenceFiles).flatMap((file) =>
    listSchema.parse(JSON.parse(read(join(outDir, file)))),
  )
  writeFileSync(join(outDir, 'licences.txt'), noticesOf([...packages, ...art()], textOf))
}
