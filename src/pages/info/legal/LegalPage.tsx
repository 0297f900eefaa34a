import { Link } from 'react-router-dom'
import { formatDay } from '@/domain/dates/day'
import type { LegalText } from '@/domain/legal/legalText'
import { LegalSections } from '@/features/legal/LegalSections'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import styles from './LegalPage.module.css'

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Sections>
      <PageIntro
        title={text.title}
        lead={`버전 ${text.version} · 시행일 ${formatDay(text.effectiveDay)}`}
      />
      <SectionsContainer className={`${styles.layout} top pb-section stack-8`}>
        <nav className={`${styles.contents} screen-only rounded-card on-sunken`} aria-label="차례">
          <h2 className="mb-1 text-16">차례</h2>
          <ol>
            {text.sections.map(({ id, heading }) => (
              <li key={id}>
                <Link className={`${styles.link} min-h-44 row muted`} to={{ hash: id }} replace>
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <Card className={`${styles.sheet} min-0`}>
          <LegalSections text={text} level={2} />
        </Card>
      </SectionsContainer>
    </Sections>
  )
}
