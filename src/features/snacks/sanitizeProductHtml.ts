import createDOMPurify from 'dompurify'
import { safeUrl } from '@/domain/site/safeUrl'
import { withoutDirectionMarks } from '@/domain/text/tidyText'

/** Text, lists, tables and small headings; h1 and h2 are the page's. */
const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'span', 'div', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'mark', 'small'],
  ...['sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]
const ALLOWED_ATTR = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'target',
  'rel',
]
const OWN_PICTURE = /^\/media\/[\w@-]+\.(?:avif|webp|png|jpe?g|svg)$/

function tameLink(link: Element): void {
  const href = safeUrl(link.getAttribute('href') ?? '')
  for (const attribute of ['href', 'target', 'rel']) link.removeAttribute(attribute)
  if (href === undefined) return
  link.setAttribute('href', href)
  if (!href.startsWith('https:')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

function tamePicture(picture: Element): void {
  if (!OWN_PICTURE.test(picture.getAttribute('src') ?? '')) {
    picture.remove()
    return
  }
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  picture.setAttribute('loading', 'lazy')
}

const purify = createDOMPurify(window)
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') tameLink(element)
  else if (element.tagName === 'IMG') tamePicture(element)
  else for (const attribute of ['target', 'rel']) element.removeAttribute(attribute)
})

/** Removes scripts, styles, forms, embeds, ids and marks of direction, also written as entities; allow-listed links, our pictures (specification 3, sections 9 and 11). */
export const sanitizeProductHtml = (html: string): string =>
  withoutDirectionMarks(
    purify.sanitize(html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOW_UNKNOWN_PROTOCOLS: false,
    }),
  )
