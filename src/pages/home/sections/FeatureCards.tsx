import { featureCards } from '@/content/home'
import { picture } from '@/content/pictures'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Picture } from '@/ui/Picture'
import styles from './FeatureCards.module.css'

export function FeatureCards() {
  return (
    <Section heading="믿고 맡기는 이유가 있어요">
      <div className={`${styles.cards} stack-4`}>
        {featureCards.map(({ image, title, body }) => (
          <Card key={title} as="article" className="clip">
            <Picture
              className="full"
              picture={picture(image)}
              alt=""
              sizes="(max-width: 599.98px) 100vw, 360px"
            />
            <h3 className={`${styles.title} text-22`}>{title}</h3>
            <p className={`${styles.body} muted balance`}>{body}</p>
          </Card>
        ))}
      </div>
    </Section>
  )
}
