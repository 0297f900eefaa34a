import { useMemo } from 'react'
import { type ContentEntry, type ContentKind, contentLabels } from '@/domain/content/siteContent'
import { instantAt, isDay } from '@/domain/dates/day'
import { safePictureUrl, safeUrl } from '@/domain/site/safeUrl'
import { typedKRW } from '@/domain/text/typedNumber'
import { BannerSlide } from '@/features/content/BannerSlide'
import { ProductCard } from '@/features/snacks/ProductCard'
import { ProductDetails } from '@/features/snacks/ProductDetails'
import { SnackCard } from '@/features/snacks/SnackCard'
import { SpecialSnackFacts } from '@/features/snacks/SpecialSnackFacts'
import { useRemainingLabel } from '@/features/snacks/useRemainingLabel'
import { now } from '@/platform/clock'
import { Preview } from './Preview'
import { hrefOf } from './sitePages'

interface Props {
  kind: ContentKind
  entry: ContentEntry
}

const where: Record<ContentKind, string> = {
  banner: '홈 · 휴대폰',
  basic: '간식',
  growth: '간식',
  special: '특별 간식 예약',
}

/** The site's own component with the form's values. */
export function ContentPreview({ kind, entry }: Props) {
  return (
    <Preview where={where[kind]} kind={kind}>
      {/* A heading must not be empty: the field's label stands in. */}
      <Drawn
        kind={kind}
        entry={{ ...entry, title: entry.title.trim() || contentLabels[kind].title }}
      />
    </Preview>
  )
}

function Drawn({ kind, entry }: Props) {
  const { title, price } = entry
  const imageUrl = safePictureUrl(entry.imageUrl)
  const priceKRW = typedKRW(price) ?? 0
  switch (kind) {
    case 'banner':
      return (
        <BannerSlide
          banner={{
            title,
            subtitle: entry.subtitle,
            ctaText: entry.ctaText,
            ctaHref: safeUrl(hrefOf(entry.ctaHref)),
            imageUrl: imageUrl === '' ? undefined : imageUrl,
          }}
        />
      )
    case 'special':
      return <SpecialPreview entry={entry} imageUrl={imageUrl} priceKRW={priceKRW} />
    default:
      return (
        <ul>
          <SnackCard
            kind={kind}
            item={{ id: '', title, priceKRW, imageUrl, order: 0, allergens: entry.allergens }}
            child={undefined}
            isPictureSeen={false}
          />
        </ul>
      )
  }
}

interface SpecialProps {
  entry: ContentEntry
  imageUrl: string | undefined
  priceKRW: number
}

function SpecialPreview({ entry, imageUrl, priceKRW }: SpecialProps) {
  const { title, branch, deadlineDay, deadlineTime, productTitle, html } = entry
  const deadline = useMemo(
    () =>
      isDay(deadlineDay) && deadlineTime !== '' ? instantAt(deadlineDay, deadlineTime) : now(),
    [deadlineDay, deadlineTime],
  )
  const remaining = useRemainingLabel(deadline)
  const product = { title: productTitle.trim() || '상품', priceKRW, imageUrl, html }
  return (
    <SpecialSnackFacts event={{ title, branch, deadline }} remaining={remaining}>
      <ProductCard product={product} isChosen={false} onChoose={() => {}} />
      <ProductDetails html={html} />
    </SpecialSnackFacts>
  )
}
