import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { deviceFacts } from '@/stores/deviceFacts'
import { browserEntryPoints, entryPoints } from '../hostile/entryPoints'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((name) => ({ file: `src/${name}`, text: readFileSync(`src/${name}`, 'utf8') }))

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)
const eachName = (kind: string, pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    namesIn(text, pattern).map((name) => `${kind}${name} ${file}`),
  )

/** Inputs whose text a person types or pastes. */
const textFields = sources
  .filter(({ text }) =>
    [
      ...text.matchAll(/<(?:input|textarea|TextField|TextAreaField|Combobox\.Input)\b[\s\S]*?\/>/g),
    ].some(([tag]) => !/type="(?:radio|checkbox)"|\.\.\.input/.test(tag)),
  )
  .map(({ file }) => `text ${file}`)

/** Repositories whose documents anybody may have written; a member's own come from the member. */
const publicReaders = filesWith(/\breadDocuments\(\(/).filter((file) =>
  file.startsWith('src/repository/'),
)

const found = [
  ...deviceFacts.flatMap(({ name, area }) => (area === 'memory' ? [] : [`storage ${name}`])),
  ...sources
    .filter(({ text }) => /storageSlot</.test(text))
    .flatMap(({ text }) => namesIn(text, /\bkey: '([^']+)'/g).map((key) => `storage ${key}`)),
  ...sources
    .filter(({ text }) => /\b(?:publicQuery|rememberedRows)\(\{/.test(text))
    .flatMap(({ text }) =>
      namesIn(text, /\bname: '([^']+)'/g).map((name) => `storage dodam-${name}`),
    ),
  ...filesWith(/\brememberedAccountQuery\(\{/).map((file) => `account rows ${file}`),
  ...publicReaders.map((file) => `documents ${file}`),
  ...eachName('address ?', /(?:addressQuery|(?:params|search|query)\.get)\('(\w+)'\)/g),
  ...eachName('address ?', /useUrlField<\w+>\('(\w+)'/g),
  ...filesWith(/\buseParams\(\)/).map((file) => `path :id ${file}`),
  ...filesWith(/zodResolver\(/).map((file) => `form ${file}`),
  ...textFields,
  ...filesWith(/latLng\.getLat\(\)/).map((file) => `map ${file}`),
  ...filesWith(/getCurrentPosition\(/).map((file) => `geolocation ${file}`),
  ...filesWith(/window\.__\w+__/).map((file) => `configuration ${file}`),
  ...filesWith(/new Date\(\)/).map((file) => `clock ${file}`),
  ...filesWith(/dangerouslySetInnerHTML/).map((file) => `html ${file}`),
]

describe('ways in from outside', () => {
  test('are all listed in tests/hostile, and nothing is listed that is gone', () => {
    const listed = [...entryPoints, ...browserEntryPoints].flatMap(({ covers }) => covers)
    expect(found.length).toBeGreaterThan(30)
    expect([...new Set(found)].sort()).toEqual([...new Set(listed)].sort())
  })

  test('every repository module and every stored key is among them', () => {
    const readers = readdirSync('src/repository').filter((file) => {
      const text = readFileSync(`src/repository/${file}`, 'utf8')
      return /chema = z\.object\(\{\n {2}id/.test(text) && !text.includes('readMemberDocuments')
    })
    expect(readers.map((file) => `documents src/repository/${file}`).sort()).toEqual(
      found.filter((way) => way.startsWith('documents ')).sort(),
    )
    expect(filesWith(/(?:local|session)Storage\b(?!\.clear)/)).toEqual(['src/platform/storage.ts'])
  })

  test('addresses have no parameter but an id', () => {
    const parameters = sources
      .filter(({ file }) => /src\/app\/\w*[rR]outes\.tsx?$/.test(file))
      .flatMap(({ text }) => namesIn(text, /\/:(\w+)/g))
    expect([...new Set(parameters)]).toEqual(['id'])
  })

  test('text is parsed in one place, and never run or written as HTML', () => {
    expect(filesWith(/JSON\.parse/)).toEqual(['src/platform/storage.ts'])
    expect(
      filesWith(
        /\.innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|window\.open|location\.(?:href|replace)\b(?! ?[)!=,;\n]| !==)/,
      ),
    ).toEqual([])
    // An app opens by an address of its own; it is given none but those of our own branches. The
    // history is given the router's addresses, of which it takes path, query and fragment, never another origin.
    expect(filesWith(/location\.assign/)).toEqual([
      'src/platform/openApp.ts',
      'src/platform/sessionHistory.ts',
    ])
    expect(filesWith(/\bopenApp\(/).sort()).toEqual([
      'src/pages/branches/sections/RouteLinks.tsx',
      'src/platform/openApp.ts',
    ])
  })
})

/** Where an address that is not written in the code reaches an attribute, and where it comes from. */
const addressSources: Record<string, 'document' | 'own content'> = {
  'src/app/CompanyInfo.tsx': 'own content',
  'src/app/FooterContact.tsx': 'own content',
  'src/pages/branches/sections/RouteLinks.tsx': 'own content',
  'src/pages/home/AppPromotion.tsx': 'own content',
  'src/pages/home/BannerLink.tsx': 'document',
  'src/pages/home/BannerPicture.tsx': 'document',
  'src/pages/home/BannerSlide.tsx': 'document',
  'src/pages/home/QuickMenu.tsx': 'own content',
  'src/pages/info/ContactCards.tsx': 'own content',
  'src/pages/info/DownloadPage.tsx': 'own content',
  'src/pages/my/rides/ProgramCard.tsx': 'own content',
  'src/pages/programs/ProgramPicture.tsx': 'own content',
  // A number after `tel:`, whatever it is.
  'src/pages/staff/PhoneLink.tsx': 'document',
  // Paths that the router has resolved; other addresses go through the files above.
  'src/ui/ForeignPicture.tsx': 'document',
  'src/ui/Link.tsx': 'own content',
  'src/ui/Picture.tsx': 'own content',
}

describe('addresses of documents', () => {
  test('reach href and src in known places only', () => {
    const dynamic = filesWith(
      /\b(?:href|src|srcSet|action|formAction|poster)=\{(?!paths\.|telHref)/,
    )
    expect(dynamic.sort()).toEqual(Object.keys(addressSources).sort())
  })

  test('pass the one allow-list in the repository, each of them', () => {
    const fields = sources
      .filter(({ file }) => file.startsWith('src/repository/'))
      .flatMap(({ text }) => [
        ...text.matchAll(/^\s+(\w*(?:Url|Href|url|href)): ((?:z\.|urlOf\().*),$/gm),
      ])
    expect(fields.length).toBeGreaterThanOrEqual(4)
    const unchecked = fields.filter(([, , schema = '']) => !/safe(?:Picture)?Url/.test(schema))
    expect(unchecked.map(([line]) => line)).toEqual([])
    const allowing = readFileSync('src/repository/urlOf.ts', 'utf8')
    expect(allowing).toMatch(/const urlOf = [\s\S]*z\.transform\(allow\)/)
  })
})
