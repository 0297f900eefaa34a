import { siteMap } from '@/content/siteMap'
import type { PageHead } from '@/domain/site/pageHead'
import { Container } from '@/ui/layout/Container'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Sections } from '@/ui/message/SectionBoundary'
import { IconCard } from './about/IconCard'
import styles from './info.module.css'

const moreHead: PageHead = {
  title: '더 알아보기',
  description: '소개, 예약, 도움말까지 도담아지트의 모든 화면을 한곳에 모았어요.',
}

export function MorePage() {
  return (
    <Sections>
      <PageIntro title={moreHead.title} lead="찾으시는 화면으로 바로 가세요." />
      <Container className="pb-section">
        {siteMap.map(({ title, links }) => (
          <section className={styles.group} key={title}>
            <h2 className="mb-4">{title}</h2>
            <ul className={`${styles.cards} stack-3`}>
              {links.map(({ to, label, text, icon }) => (
                <IconCard key={to} to={to} icon={icon} title={label} text={text} />
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </Sections>
  )
}

export { MorePage as Component, moreHead as head }
