import type { LegalSection, LegalTable, LegalText } from '@/domain/legal/legalText'
import { Sentence } from '@/ui/Sentence'
import styles from './LegalSections.module.css'

interface Props {
  text: LegalText
  /** h2 on a page, h3 in a dialog; only page sections have ids. */
  level: 2 | 3
}

export function LegalSections({ text, level }: Props) {
  return (
    <div className={`${styles.text} muted`}>
      <p className="p-4-5 plain rounded on-warm">{text.intro}</p>
      {text.sections.map((section) => (
        <Section key={section.id} section={section} level={level} />
      ))}
    </div>
  )
}

function Section({ section, level }: { section: LegalSection; level: Props['level'] }) {
  const { id, heading, paragraphs = [], items = [], table } = section
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="mt-8 stack-3">
      <Heading className={`${styles.heading} plain text-18`} id={level === 2 ? id : undefined}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Sentence text={paragraph} />
        </p>
      ))}
      {items.length > 0 && (
        <ul className="bullets">
          {items.map((item) => (
            <li key={item}>
              <Sentence text={item} />
            </li>
          ))}
        </ul>
      )}
      {table && <Table table={table} />}
    </section>
  )
}

/** On phones each row becomes a card with cell names instead of scrolling sideways. */
function Table({ table: { caption, head, rows } }: { table: LegalTable }) {
  return (
    <table className={`${styles.table} text-14`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr className="p-3-4 rounded on-sunken">
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr className="p-3-4 rounded on-sunken" key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              <td key={head[at + 1]} data-label={head[at + 1]}>
                <Sentence text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
