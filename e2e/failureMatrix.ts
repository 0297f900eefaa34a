/**
 * What happens when something the site depends on fails: `failures.spec.ts` proves every row in the browser, and
 * `docs/reliability.md` prints them.
 */

export const dependencies = [
  'banners',
  'snack_menu_basic',
  'snack_menu_growth',
  'special_snack_events',
  'map script',
  'pictures',
  'fonts',
  'clipboard',
  'storage, reading',
  'storage, writing',
  'storage, quota',
  'service worker',
  'code of a page',
  'code of a part',
] as const

/** refused: an error at once · slow: comes late · hanging: never answers · wrong: answers with something else */
export const faults = ['refused', 'slow', 'hanging', 'wrong'] as const

export type Dependency = (typeof dependencies)[number]
export type Fault = (typeof faults)[number]

interface Cell {
  /** What a parent sees. */
  seen: string
  /** What can be done all the same; absent where the fault cannot happen. */
  works?: string
}

const cannotHang: Cell = {
  seen: 'cannot happen: the call is synchronous, a browser that hangs in it hangs as a whole',
}
const failedMenu = '「메뉴를 불러오지 못했습니다.」 with 「다시 시도」 in this grid only'
const failedEvent = '「이벤트를 불러오지 못했습니다.」 with 「다시 시도」'
const mapList =
  '「지도를 불러오지 못했습니다. 아래 목록에서 선택해 주세요.」 and every branch as a list'
const onAccount = 'a ride goes into the cart and is booked'
const brand = 'the brand sentence with its picture, not a word about a fault'

export const failureMatrix: Record<Dependency, Record<Fault, Cell>> = {
  banners: {
    refused: { seen: brand, works: 'the menu leads to the pickup request' },
    slow: {
      seen: `${brand}; then the banners, nothing moves`,
      works: 'the menu leads on meanwhile',
    },
    hanging: {
      seen: `${brand}, after 8 s as before`,
      works: 'the menu leads to the pickup request',
    },
    wrong: { seen: brand, works: 'the menu leads to the pickup request' },
  },
  snack_menu_basic: {
    refused: { seen: failedMenu, works: 'growth snacks are chosen; a retry brings the basic ones' },
    slow: { seen: '「불러오는 중…」, then the menu', works: 'growth snacks are chosen meanwhile' },
    hanging: { seen: `${failedMenu}, after 8 s`, works: 'growth snacks are chosen' },
    wrong: { seen: failedMenu, works: 'growth snacks are chosen' },
  },
  snack_menu_growth: {
    refused: { seen: failedMenu, works: 'basic snacks are chosen; a retry brings the growth ones' },
    slow: { seen: '「불러오는 중…」, then the menu', works: 'basic snacks are chosen meanwhile' },
    hanging: { seen: `${failedMenu}, after 8 s`, works: 'basic snacks are chosen' },
    wrong: { seen: failedMenu, works: 'basic snacks are chosen' },
  },
  special_snack_events: {
    refused: { seen: failedEvent, works: 'the menu tab sells; a retry brings the event' },
    slow: { seen: '「불러오는 중…」, then the event', works: 'the menu tab sells' },
    hanging: { seen: `${failedEvent}, after 8 s`, works: 'the menu tab sells' },
    wrong: { seen: failedEvent, works: 'the menu tab sells' },
  },
  'map script': {
    refused: {
      seen: mapList,
      works: 'a branch is opened from the list and its pickup request too',
    },
    slow: { seen: '「지도를 불러오는 중…」, then the map', works: 'a marker leads to its branch' },
    hanging: { seen: `${mapList}, after 8 s`, works: 'a branch and its pickup request are opened' },
    wrong: { seen: mapList, works: 'a branch and its pickup request are opened' },
  },
  pictures: {
    refused: { seen: 'all words in their places, empty frames', works: 'the menu leads on' },
    slow: { seen: 'all words in their places, pictures fill in later', works: 'the menu leads on' },
    hanging: {
      seen: 'all words in their places; on the home page what HTML does works, its script comes after 8 s',
      works: 'the menu leads to the pickup request by a page load',
    },
    wrong: { seen: 'all words in their places, empty frames', works: 'the menu leads on' },
  },
  fonts: {
    refused: { seen: "the device's own letters", works: 'a question is found' },
    slow: { seen: "the device's own letters until the font is here", works: 'a question is found' },
    hanging: { seen: "the device's own letters", works: 'a question is found' },
    wrong: { seen: "the device's own letters", works: 'a question is found' },
  },
  clipboard: {
    refused: {
      seen: 'alert 「복사에 실패했습니다. 브라우저 설정을 확인해 주세요.」',
      works: 'the address can be marked by hand',
    },
    slow: { seen: '「복사됨」 once it is copied', works: 'the address can be marked by hand' },
    hanging: {
      seen: '「주소 복사」 stays, nothing claims to be copied',
      works: 'the address can be marked by hand',
    },
    wrong: {
      seen: 'no clipboard at all: the same alert',
      works: 'the address can be marked by hand',
    },
  },
  'storage, reading': {
    refused: { seen: 'a notice, once, that this browser keeps nothing', works: onAccount },
    slow: { seen: 'the page as ever, a moment later', works: onAccount },
    hanging: cannotHang,
    wrong: { seen: 'a notice, once, that kept values were not readable', works: onAccount },
  },
  'storage, writing': {
    refused: { seen: 'a notice, once, that this browser keeps nothing', works: onAccount },
    slow: { seen: 'the page as ever', works: onAccount },
    hanging: cannotHang,
    wrong: {
      seen: 'the page as ever: what was forgotten silently is gone at the next visit',
      works: onAccount,
    },
  },
  'storage, quota': {
    refused: { seen: 'a notice, once, that this browser keeps nothing', works: onAccount },
    slow: { seen: 'cannot happen: a full storage refuses at once' },
    hanging: cannotHang,
    wrong: {
      seen: 'room for some values only: the notice at the first that is refused',
      works: onAccount,
    },
  },
  'service worker': {
    refused: { seen: 'the page as ever', works: 'a question is found' },
    slow: { seen: 'the page as ever', works: 'a question is found' },
    hanging: { seen: 'the page as ever', works: 'a question is found' },
    wrong: { seen: 'the page as ever', works: 'a question is found' },
  },
  'code of a page': {
    refused: {
      seen: 'one reload, then the error screen between header and footer with 「다시 시도」',
      works: 'other pages open; the retry brings the page once it is there again',
    },
    slow: { seen: 'the page before, until the next one is here', works: 'the page before is used' },
    hanging: { seen: 'the page before', works: 'another link is followed' },
    wrong: {
      seen: 'one reload, then the error screen between header and footer with 「다시 시도」',
      works: 'other pages open',
    },
  },
  'code of a part': {
    refused: {
      seen: 'the messages of the menus that it would have read',
      works: 'a retry brings them once the code is there again',
    },
    slow: { seen: '「불러오는 중…」, then the menus', works: 'a snack is chosen' },
    hanging: {
      seen: 'the messages of the menus, after 8 s',
      works: 'the top-up guide opens',
    },
    wrong: { seen: 'the messages of the menus', works: 'the top-up guide opens' },
  },
}

/** Every cell with its place in the matrix. */
export const failureCells = dependencies.flatMap((dependency) =>
  faults.map((fault) => ({ dependency, fault, ...failureMatrix[dependency][fault] })),
)

/** The matrix as `docs/reliability.md` prints it. */
export const failureTable = [
  '| What fails | How | What a parent sees | What can still be done |',
  '|---|---|---|---|',
  ...failureCells.map(
    ({ dependency, fault, seen, works }) =>
      `| ${dependency} | ${fault} | ${seen} | ${works ?? '–'} |`,
  ),
].join('\n')
