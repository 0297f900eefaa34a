import { domesticPhone } from '../../src/domain/text/phone.ts'
import { LOCAL_PROJECT } from '../localProject.ts'

/** The page `/emulator`: a project's accounts, codes and documents, and its reset. */

const project = `projects/${encodeURIComponent(new URLSearchParams(location.search).get('project') ?? LOCAL_PROJECT)}`

async function ask(address: string, json?: unknown): Promise<unknown> {
  const request = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  const response = await fetch(address, { ...request, headers: { Authorization: 'Bearer owner' } })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

const member = (value: unknown, name: string): unknown =>
  value instanceof Object ? Reflect.get(value, name) : undefined
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A wire value for people to read. */
function plainValue(wire: unknown): unknown {
  const [kind = '', value] = wire instanceof Object ? (Object.entries(wire)[0] ?? []) : []
  if (kind === 'mapValue') return plainFields(member(value, 'fields'))
  if (kind === 'arrayValue') return list(member(value, 'values')).map(plainValue)
  return kind === 'integerValue' ? Number(value) : value
}

const plainFields = (fields: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields instanceof Object ? fields : {}).map(([name, wire]) => [
      name,
      plainValue(wire),
    ]),
  )

function make(tag: string, ...children: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag)
  element.append(...children)
  return element
}

const show = (id: string, elements: readonly HTMLElement[]) =>
  document.getElementById(id)?.replaceChildren(...elements)

const say = (words: string) => show('status', [make('span', words)])

async function load(done: string): Promise<void> {
  const everyDocument = { structuredQuery: { from: [{ allDescendants: true }] } }
  const [accounts, codes, rows] = await Promise.all([
    ask(`/identitytoolkit.googleapis.com/v1/${project}/accounts:query`, {}),
    ask(`/emulator/v1/${project}/verificationCodes`),
    ask(`/v1/${project}/databases/(default)/documents:runQuery`, everyDocument),
  ])
  const documents = new Map(
    list(rows).map((row) => {
      const document = member(row, 'document')
      const [, path = ''] = text(member(document, 'name')).split('/documents/')
      return [path, plainFields(member(document, 'fields'))]
    }),
  )
  const accountItems = list(member(accounts, 'users')).map((account) => {
    const uid = text(member(account, 'localId'))
    const phone = text(member(account, 'phoneNumber'))
    const facts = [
      phone && domesticPhone(phone),
      text(documents.get(`users/${uid}`)?.nickname),
      documents.has(`staff/${uid}`) && '아지트',
      member(account, 'disabled') === true && '사용 중지',
      uid,
    ]
    return make('li', facts.filter(Boolean).join(' · '))
  })
  show('accounts', accountItems)
  const codeItems = list(member(codes, 'verificationCodes')).map((sent) =>
    make('li', domesticPhone(text(member(sent, 'phoneNumber'))), text(member(sent, 'code'))),
  )
  show('codes', codeItems)
  // `users/{}/children` of `users/a/children/b`.
  const kinds = Map.groupBy(documents, ([path]) =>
    path
      .split('/')
      .slice(0, -1)
      .map((part, index) => (index % 2 === 0 ? part : '{}'))
      .join('/'),
  )
  const groups = [...kinds].map(([kind, ofKind]) => {
    const group = make('details', make('summary', `${kind} ${ofKind.length}`))
    const details = ofKind.map(([path, fields]) =>
      make('details', make('summary', path), make('pre', JSON.stringify(fields, undefined, 2))),
    )
    group.addEventListener('toggle', () => group.append(...details), { once: true })
    return group
  })
  show('collections', groups)
  say(done)
}

const loadAndSay = (done: string) =>
  load(done).catch((error: unknown) => {
    console.warn(error)
    say('읽지 못했어요. 개발 서버가 켜져 있는지 확인해 주세요.')
  })

if (matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = 'dark'
document.getElementById('reset')?.addEventListener('click', () => {
  ask(`/emulator/v1/${project}/databases/(default)/documents:seed`, {}).then(
    () => loadAndSay('처음 상태로 되돌렸어요.'),
    () => loadAndSay(''),
  )
})
loadAndSay('')
