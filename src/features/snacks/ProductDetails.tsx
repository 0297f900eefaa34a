import styles from './ProductDetails.module.css'
import { useSanitizedHtml } from './useSanitizedHtml'

export function ProductDetails({ html }: { html: string }) {
  const clean = useSanitizedHtml(html)
  if (!clean) return null
  return (
    <section className={styles.details} aria-label="상품 설명">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by sanitizeProductHtml, which lets only words, lists, safe links and our own pictures pass */}
      <div dangerouslySetInnerHTML={{ __html: clean }} />
    </section>
  )
}
