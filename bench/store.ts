import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'docs/performance.md'
const [BEGIN, END] = ['<!-- a run of the bench begins -->', '<!-- a run of the bench ends -->']

/** Puts a run's tables into the document in the place of the last one's. @throws when the document has no such place. */
export function store(text: string): void {
  const document = readFileSync(FILE, 'utf8')
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`${FILE} has no place for the tables of a run.`)
  writeFileSync(
    FILE,
    `${document.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${document.slice(end)}`,
  )
  console.info(`Stored in ${FILE}.`)
}
