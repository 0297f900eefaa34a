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

const ITEM = /^- /

const listOf = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line.replace(ITEM, ''))}</li>`).join('')}</ul>`

const paragraphOf = (lines: readonly string[]): string =>
  `<p>${lines.map(escaped).join('<br>')}</p>`

/** Blocks are separated by blank lines and at both ends of a list. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = []
  let last: string | undefined
  for (const line of text.split(/\r\n|\r|\n/).map((one) => one.trim())) {
    const isSameKind = last !== undefined && last !== '' && ITEM.test(last) === ITEM.test(line)
    if (line !== '' && isSameKind) blocks.at(-1)?.push(line)
    else if (line !== '') blocks.push([line])
    last = line
  }
  return blocks
}

export const htmlOfText = (text: string): string =>
  blocksOf(text)
    .map((lines) => (ITEM.test(lines[0] ?? '') ? listOf(lines) : paragraphOf(lines)))
    .join('')

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
