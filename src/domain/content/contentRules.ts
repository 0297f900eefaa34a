import { isClockTime, isDay } from '../dates/day'
import { formatNumber } from '../money'
import { acceptIf, type RuleResult, rejected } from '../rule'
import { safePictureUrl, safeUrl } from '../site/safeUrl'
import { acceptWithin, checkTextWithin } from '../text/textLimit'
import { tidyLineWithin, tidyText, tidyTextWithin } from '../text/tidyText'
import { typedKRW } from '../text/typedNumber'
import { isVisibleText } from '../text/visibleText'
import type { ContentEntry } from './siteContent'

/** In characters (specification 5, sections 5 and 6). */
export const contentLimits = {
  title: 40,
  subtitle: 80,
  ctaText: 20,
  url: 500,
  html: 5000,
  branch: 200,
} as const

const PRICE_MAX_KRW = 1_000_000

const checkName = (text: string, what: string): RuleResult =>
  isVisibleText(text)
    ? acceptWithin(text, contentLimits.title)
    : rejected(`${what} 1~${contentLimits.title}자로 입력해 주세요.`)

export const checkTitle = (text: string): RuleResult => checkName(text, '제목은')
export const checkSnackName = (text: string): RuleResult => checkName(text, '이름은')
export const checkProductName = (text: string): RuleResult => checkName(text, '상품 이름은')

export const checkSubtitle = checkTextWithin(contentLimits.subtitle)
export const checkCtaText = checkTextWithin(contentLimits.ctaText)
export const checkHtml = checkTextWithin(contentLimits.html)

/** Specification 5, section 5. */
export function checkPrice(text: string): RuleResult {
  const priceKRW = typedKRW(text)
  return acceptIf(
    priceKRW !== undefined && priceKRW <= PRICE_MAX_KRW,
    `가격은 0~${formatNumber(PRICE_MAX_KRW)}원으로 입력해 주세요.`,
  )
}

/** Empty, or an address that the site shows; as stored. */
function checkAddress(
  typed: string,
  allow: (url: string) => string | undefined,
  refusal: string,
): RuleResult {
  const url = tidyText(typed)
  const length = acceptWithin(url, contentLimits.url)
  return length.ok ? acceptIf(url === '' || allow(url) !== undefined, refusal) : length
}

/** Empty, a path of this site, `https://…` or `tel:…`. */
export const checkHref = (url: string): RuleResult =>
  checkAddress(url, safeUrl, '사이트의 화면, https:// 주소나 tel: 번호를 입력해 주세요.')

/** Empty, a picture of the site, or one of the storage bucket. */
export const checkPictureUrl = (url: string): RuleResult =>
  checkAddress(url, safePictureUrl, '이 주소의 그림은 사이트에 보이지 않아요.')

export const checkDeadlineDay = (day: string): RuleResult =>
  acceptIf(isDay(day), '마감 날짜를 선택해 주세요.')
export const checkDeadlineTime = (time: string): RuleResult =>
  acceptIf(isClockTime(time), '마감 시각을 선택해 주세요.')

/** The entry as it is stored: trimmed and cut to the limits. */
export const tidyContentEntry = (entry: ContentEntry): ContentEntry => ({
  ...entry,
  title: tidyLineWithin(entry.title, contentLimits.title),
  subtitle: tidyLineWithin(entry.subtitle, contentLimits.subtitle),
  ctaText: tidyLineWithin(entry.ctaText, contentLimits.ctaText),
  ctaHref: tidyLineWithin(entry.ctaHref, contentLimits.url),
  imageUrl: tidyLineWithin(entry.imageUrl, contentLimits.url),
  price: String(typedKRW(entry.price) ?? 0),
  branch: tidyLineWithin(entry.branch, contentLimits.branch),
  productTitle: tidyLineWithin(entry.productTitle, contentLimits.title),
  html: tidyTextWithin(entry.html, contentLimits.html),
})
