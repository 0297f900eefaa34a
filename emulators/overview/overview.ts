import { domesticPhone } from '../../src/domain/text/phone.ts'
import { LOCAL_PROJECT } from '../localProject.ts'
import {
  kindOf,
  type LocalData,
  readLocalData,
  resetProject,
  type ShownDocument,
} from './localData.ts'

/** The page `/emulator`: a project's data, and its reset. */

const projectId = new URLSearchParams(location.search).get('project') ?? LOCAL_PROJECT

function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}.`)
  return element
}

function make(tag: string, ...children: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag)
  element.append(...children)
  return element
}

function fill(id: string, elements: readonly HTMLElement[], words: string): void {
  const container = byId(id)
  const sentence = make(container instanceof HTMLUListElement ? 'li' : 'p', words)
  container.replaceChildren(...(elements.length > 0 ? elements : [sentence]))
}

const documentDetails = ({ path, fields }: ShownDocument): HTMLElement =>
  make(
    'details',
    make('summary', make('code', path)),
    make('pre', JSON.stringify(fields, undefined, 2)),
  )

function show({ accounts, codes, documents }: LocalData): void {
  const fieldsOf = new Map(documents.map(({ path, fields }) => [path, fields]))
  const nicknameOf = (uid: string) => {
    const user: unknown = fieldsOf.get(`users/${uid}`)
    return user instanceof Object && 'nickname' in user ? String(user.nickname) : ''
  }
  const accountItems = accounts.map(({ uid, phone, providers, isDisabled }) =>
    make(
      'li',
      make('b', phone ? domesticPhone(phone) : '전화번호 없음'),
      nicknameOf(uid),
      ...(fieldsOf.has(`staff/${uid}`) ? [make('mark', '아지트')] : []),
      ...(isDisabled ? [make('mark', '사용 중지')] : []),
      make('code', [uid, phone, ...providers].filter(Boolean).join(' · ')),
    ),
  )
  fill('accounts', accountItems, '계정이 없어요.')
  const codeItems = codes.map(({ phone, code }) =>
    make('li', domesticPhone(phone), make('b', code)),
  )
  fill('codes', codeItems, '보낸 인증번호가 없어요.')
  const kinds = Map.groupBy(documents, ({ path }) => kindOf(path))
  const groups = [...kinds].map(([kind, ofKind]) => {
    const group = make('details', make('summary', make('b', kind), ` ${ofKind.length}`))
    group.addEventListener('toggle', () => group.append(...ofKind.map(documentDetails)), {
      once: true,
    })
    return group
  })
  fill('collections', groups, '문서가 없어요.')
}

async function load(done: string): Promise<void> {
  try {
    show(await readLocalData(projectId))
    byId('status').textContent = done
  } catch (error) {
    console.warn(error)
    byId('status').textContent = '읽지 못했어요. 개발 서버가 켜져 있는지 확인해 주세요.'
  }
}

if (matchMedia('(prefers-color-scheme: dark)').matches) {
  document.documentElement.dataset.theme = 'dark'
}
byId('project').textContent = projectId
byId('reset').addEventListener('click', () => {
  resetProject(projectId).then(
    () => load('처음 상태로 되돌렸어요.'),
    () => load(''),
  )
})
load('')
