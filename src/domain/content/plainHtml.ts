import { type TextBlock, textBlocks } from '../text/textBlocks'

/** A special snack's HTML, edited as text: blank line = paragraph, `- ` = list item (specification 5, section 5). */

const entities: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]

const escaped = (text: string): string =>
  entities.reduce((html, [character, entity]) => html.replaceAll(character, entity), text)

const unescaped = (html: string): string =>
  entities.reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html)

const htmlOfBlock = ({ isList, lines }: TextBlock): string =>
  isList
    ? `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
    : `<p>${lines.map(escaped).join('<br>')}</p>`

export const htmlOfText = (text: string): string => textBlocks(text).map(htmlOfBlock).join('')

const BLOCK = /<p>(.*?)<\/p>|<ul>(.*?)<\/ul>/gs

function textOfBlock(paragraph: string | undefined, list: string | undefined): string {
  if (paragraph !== undefined) return paragraph.split('<br>').map(unescaped).join('\n')
  const items = [...(list ?? '').matchAll(/<li>(.*?)<\/li>/gs)]
  return items.map(([, item = '']) => `- ${unescaped(item)}`).join('\n')
}

/** The text that `htmlOfText` turns into exactly this HTML; undefined if there is none. */
export function textOfHtml(html: string): string | undefined {
  const text = [...html.matchAll(BLOCK)].map(([, p, ul]) => textOfBlock(p, ul)).join('\n\n')
  return htmlOfText(text) === html.trim() ? text : undefined
}
