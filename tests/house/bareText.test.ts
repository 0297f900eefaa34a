import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareTexts } from './bareText'

const REMEDY =
  'A browser that translates the page replaces text nodes. Put each text as one string into an element of its own (<span>{`총 …개`}</span>), and type what stands beside siblings as Elements (src/ui/elements.ts).'

const markup = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src', file))

test('no text has siblings, is in a fragment or is returned by a component', () => {
  const found = markup.flatMap((file) =>
    bareTexts(file, readFileSync(file, 'utf8')).map((text) => `${file}:${text}`),
  )
  expect(found, REMEDY).toEqual([])
})

const inPart = (markup: string, before: string) =>
  bareTexts('Part.tsx', `${before}\nfunction Part() {\n  return ${markup}\n}`)

test.each([
  ['a text that changes beside a static one', '<p>총 {count}개</p>'],
  ['a text beside an icon', '<p><Icon /> 이름</p>'],
  ['a text before what comes and goes', '<p>이름{isNew && <b>새</b>}</p>'],
  ['a text that comes and goes', '<p><b>{name}</b>{isNew && "새 글"}</p>'],
  ['a choice of words beside an element', '<p><b />{isNew ? "새 글" : "글"}</p>'],
  ['a name of unknown type', '<p><b />{name}</p>'],
  ['a computed text', '<p><b />{formatDay(day)}</p>'],
  ['a text in a fragment', '<>{name}</>'],
  ['a list of texts', '<p>{names.map((name) => formatName(name))}</p>'],
  ['a list of fragments with text', '<p>{names.map((name) => <>{name}<br /></>)}</p>'],
  ['what a component returns', 'formatCount(count)'],
  ['one of the texts that a component returns', 'isNew ? <b>새 글</b> : "글"'],
  [
    'children of unknown type',
    '<div><b />{children}</div>',
    'type Props = { children: ReactNode }',
  ],
  ['an element that may be a text', '<p><b />{end}</p>', 'const end = isLong ? <b /> : "끝"'],
])('found: %s', (_, markup, before = '') => {
  expect(inPart(markup, before)).not.toEqual([])
})

test.each([
  ['one string', '<p>{formatCount(count)}</p>'],
  ['a static text', '<p>총 세 개</p>'],
  ['a choice of words', '<p>{isNew ? "새 글" : "글"}</p>'],
  ['a text or markup', '<p>{isNew ? "새 글" : <b>글</b>}</p>'],
  ['an element of its own', '<p><Icon /><span>{name}</span>{isNew && <b>새</b>}</p>'],
  ['white space between elements', '<p><b>{name}</b>{" "}<b>{day}</b></p>'],
  ['a list of elements', '<ul><li />{names.map((name) => <li key={name}>{name}</li>)}</ul>'],
  [
    'typed children',
    '<div><b />{children}</div>',
    'type Props = { id: string; children: Elements }',
  ],
  ['a typed function', '<p><b />{draw(row)}</p>', 'type Props = { draw: (row: Row) => Elements }'],
  ['an element by a name', '<p><b />{end}</p>', 'const end = isLong ? <b /> : null'],
  ['what a function draws', '<p><b />{end()}</p>', 'const end = () => <b />'],
  ['a portal', '<><b />{createPortal(<b />, room)}</>'],
])('let be: %s', (_, markup, before = '') => {
  expect(inPart(markup, before)).toEqual([])
})
