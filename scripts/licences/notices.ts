/** Software or art of others, as it is published. */
export interface Work {
  name: string
  version?: string
  identifier?: string
  /** Undefined where the package brings none. */
  text?: string
}

/** What may be published; another licence fails the build until somebody has decided about it. */
const accepted = new Set(['MIT', 'ISC', 'Apache-2.0', 'OFL-1.1'])
/** What a package leaves to us: docs/decisions/0053. */
const choices: Readonly<Record<string, string>> = { '(MPL-2.0 OR Apache-2.0)': 'Apache-2.0' }

const titleOf = ({ name, version }: Work) => (version ? `${name} ${version}` : name)

function licenceOf(work: Work): string {
  const { identifier = '' } = work
  const licence = choices[identifier] ?? identifier
  if (!accepted.has(licence))
    throw new Error(`${titleOf(work)} is published under "${identifier}": see docs/decisions/0053.`)
  return licence
}

function headingOf(work: Work): string {
  const licence = licenceOf(work)
  const choice = licence === work.identifier ? '' : `, chosen of ${work.identifier}`
  return `${titleOf(work)} (${licence}${choice})`
}

const RULE = '-'.repeat(72)

/** One notice for all works with the same text. `textOf`: the text of a work that brings none. @throws for a licence that nobody has accepted */
export function noticesOf(works: readonly Work[], textOf: (work: Work) => string): string {
  const headings = new Map<string, string[]>()
  for (const work of works) {
    const text = (work.text ?? textOf({ ...work, identifier: licenceOf(work) })).trim()
    headings.set(text, [...(headings.get(text) ?? []), headingOf(work)])
  }
  const notices = [...headings].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
  return [
    '오픈소스 고지\n\n이 사이트는 아래의 소프트웨어와 그림, 글꼴을 사용합니다.\nThis site is made with the following software, pictures and fonts.\n',
    ...notices,
  ].join(`\n${RULE}\n\n`)
}
