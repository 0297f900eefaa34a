import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'docs/specification'

/** An exact sentence (in backticks) or name (「…」) and where it stands, such as `6 §3`. */
export interface Phrase {
  readonly section: string
  readonly text: string
}

const KOREAN = /[가-힣]/

const namesIn = (text: string) => [...text.matchAll(/「([^」]*)」/g)].map(([, name = '']) => name)

/** Every second piece stands in backticks; one that itself quotes a name is an example of how to look for it. */
const quotedIn = (text: string) =>
  text
    .split('`')
    .flatMap((piece, index) =>
      index % 2 === 1 && !piece.includes('「')
        ? [piece.replace(/<[^>]*>/g, '').trim()]
        : namesIn(piece),
    )

/** Each exact Korean sentence and name of documents 3 to 8, once a section. */
export function specificationPhrases(): Phrase[] {
  const documents = readdirSync(FOLDER).filter((name) => /^[3-8]-/.test(name))
  return documents.sort().flatMap((name) => {
    const [, ...sections] = readFileSync(`${FOLDER}/${name}`, 'utf8').split(/^## /m)
    return sections.flatMap((body) => {
      const section = `${name.slice(0, 1)} §${body.slice(0, body.indexOf('.'))}`
      const texts = quotedIn(body.replace(/\s+/g, ' ')).filter((text) => KOREAN.test(text))
      return [...new Set(texts)].map((text) => ({ section, text }))
    })
  })
}

/** Stands for a value: `{이름}`, a date, a time, an amount, `n` in place of a number. */
const VALUE =
  /\{[^}]*\}|…|\d{4}\.\d{2}\.\d{2}\([가-힣]\)|\d+\.\d+(?:\([가-힣]\))?|\d{2}:\d{2}|\d[\d,]*|\b[nN]\b/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the words of a phrase with any values in their places; a short one only as a word of its own. */
export function patternOf(text: string): RegExp {
  const words = text
    .split(VALUE)
    .map((part) => part.trim())
    .filter((part) => KOREAN.test(part))
  const pattern = words.map(escaped).join('.{0,60}?')
  return new RegExp(pattern.length > 3 ? pattern : `(?<![가-힣])${pattern}(?![가-힣])`)
}

/** A test's text as a phrase reads: without the signs that a pattern or a string escapes with, on one line. */
export const readable = (code: string): string => code.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ')
