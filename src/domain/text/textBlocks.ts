const ITEM = /^- /

/** A paragraph, or a list without its `- `, by lines. */
export interface TextBlock {
  /** Number of its first line. */
  at: number
  isList: boolean
  lines: string[]
}

/** Typed text: an empty line begins a paragraph, `- ` an item; a list begins and ends a block, too. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let open: TextBlock | undefined
  const typed = text.split(/\r\n|\r|\n/).map((one) => one.trim())
  for (const [at, line] of typed.entries()) {
    const isList = ITEM.test(line)
    if (line === '') open = undefined
    else if (open?.isList === isList) open.lines.push(line.replace(ITEM, ''))
    else {
      open = { at, isList, lines: [line.replace(ITEM, '')] }
      blocks.push(open)
    }
  }
  return blocks
}
