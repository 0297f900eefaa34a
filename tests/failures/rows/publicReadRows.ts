import type { FailureRows } from './failureRows'

const failedMenu = '「메뉴를 불러오지 못했습니다.」 with 「다시 시도」 in this grid only'
const failedEvent = '「이벤트를 불러오지 못했습니다.」 with 「다시 시도」'
const brand = 'the brand sentence with its picture, not a word about a fault'

export const publicReadRows = {
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
} satisfies FailureRows
