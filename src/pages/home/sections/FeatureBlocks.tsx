import { featureItems } from '@/content/home'
import { Section } from '@/ui/layout/Section'
import { FeatureBlock } from './FeatureBlock'

export function FeatureBlocks() {
  return (
    <Section eyebrow="도담아지트의 돌봄" heading="마음이 놓이는 세 가지 돌봄">
      {featureItems.map((item) => (
        <FeatureBlock key={item.label} item={item} />
      ))}
    </Section>
  )
}
