import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
)

export const sheets = files.filter((file) => file.endsWith('.css'))

const components = files
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Importers by module, with their text. */
export const styleImports = components.flatMap(({ file, text }) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'\n/g)].map(
    ([line, name = '', path = '']) => ({
      module: path.startsWith('@/') ? path.replace('@', 'src') : join(dirname(file), path),
      name,
      text: text.replace(line, ''),
    }),
  ),
)

const NAMES = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g

const EXPRESSION = /\S*\$\{[^}]*\}\S*/g

const namesIn = (text: string): string[] =>
  [...text.matchAll(NAMES)].map(([, plain = '', template = '']) => plain + template)

const sharedOf = (names: string): string[] =>
  names.replace(EXPRESSION, ' ').split(/\s+/).filter(Boolean)

/** Shared classes that elements name. */
export const sharedNames = new Set(
  components.flatMap(({ text }) => namesIn(text).flatMap(sharedOf)),
)

/** Shared classes that stand beside a module's class on some element. */
export const sharedBeside = (module: string, name: string): string[] =>
  styleImports
    .filter((each) => each.module === module)
    .flatMap((each) =>
      namesIn(each.text).filter((names) => names.includes(`{${each.name}.${name}}`)),
    )
    .flatMap(sharedOf)
