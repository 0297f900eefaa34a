/** A text, or an element: its name, its attributes and what is inside. */
export type Markup =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...inside: Markup[]]

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const HTML_TAGS = words('a article b button div h2 img li ol p picture section source span time')
const SVG_TAGS = words('circle line path polyline rect svg')
const ATTRIBUTES = words(
  'alt aria-current aria-hidden aria-label class cx cy d data-block data-old data-past data-reached data-size data-tone datetime decoding fill height loading media points r rx ry sizes stroke stroke-linecap stroke-linejoin stroke-width type viewBox width x x1 x2 y y1 y2',
)
const SVG = 'http://www.w3.org/2000/svg'
/** As `ui/Picture` writes addresses. */
const OWN_PICTURES = /^(?:\/media\/[\w@-]+\.(?:avif|webp)(?: \d+w)?(?:, |$))+$/
/** Deeper than anything that the site draws. */
const DEEPEST = 30

const isAllowed = (name: string, value: string): boolean =>
  name === 'src' || name === 'srcset'
    ? OWN_PICTURES.test(value)
    : ATTRIBUTES.has(name) && !value.includes('url(')

/** What an element looks like, as data: words, shapes and our own pictures, without what it leads to or does. */
export const markupOf = (element: Element): Markup => [
  element.localName,
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name, value }) => isAllowed(name, value))
      .map(({ name, value }) => [name, value]),
  ),
  ...[...element.childNodes].flatMap((node): Markup[] => {
    if (node instanceof Element) return [markupOf(node)]
    return node instanceof Text ? [node.data] : []
  }),
]

function elementOf(tag: unknown): Element | undefined {
  if (typeof tag !== 'string') return undefined
  if (SVG_TAGS.has(tag)) return document.createElementNS(SVG, tag)
  return HTML_TAGS.has(tag) ? document.createElement(tag) : undefined
}

/**
 * Draws what `markupOf` gave out. It comes from the device's storage, where anything may stand: nothing is drawn at all unless
 * all of it is of the few elements and attributes that cannot run anything, lead anywhere or load what is not ours.
 */
export function drawMarkup(markup: unknown, depth = 0): Node | undefined {
  if (typeof markup === 'string') return document.createTextNode(markup)
  if (!Array.isArray(markup) || depth > DEEPEST) return undefined
  const [tag, attributes, ...inside]: unknown[] = markup
  const element = elementOf(tag)
  if (!element || typeof attributes !== 'object' || attributes === null) return undefined
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string' || !isAllowed(name, value)) return undefined
    element.setAttribute(name, value)
  }
  for (const part of inside) {
    const drawn = drawMarkup(part, depth + 1)
    if (!drawn) return undefined
    element.append(drawn)
  }
  return element
}
