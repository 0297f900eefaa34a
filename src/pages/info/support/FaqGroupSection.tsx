import { Link } from 'react-router-dom'
import type { FaqGroup } from '@/domain/site/faq'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import styles from './FaqPage.module.css'

export function FaqGroupSection({ group }: { group: FaqGroup }) {
  return (
    <Card as="section" className={styles.group}>
      <h2 className={styles.title}>{group.title}</h2>
      {group.items.map(({ question, answer, link }) => (
        <Disclosure key={question} summary={question} group="faq">
          <div className={styles.answer}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <Link className={styles.link} to={link.to}>
                {link.label}
              </Link>
            )}
          </div>
        </Disclosure>
      ))}
    </Card>
  )
}
