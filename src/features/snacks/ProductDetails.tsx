import { useEffect, useState } from 'react'
import styles from './ProductDetails.module.css'

export function ProductDetails({ html }: { html: string }) {
  const clean = useSanitizedHtml(html)
  if (!clean) return null
  return (
    <section className={`${styles.details} muted`} aria-label="상품 설명">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by sanitizeProductHtml, which lets only words, lists, safe links and our own pictures pass */}
      <div className="grid gap-3" dangerouslySetInnerHTML={{ __html: clean }} />
    </section>
  )
}

/** Undefined until the sanitiser, which needs a document, is loaded. */
function useSanitizedHtml(html: string): string | undefined {
  const [cleaned, setCleaned] = useState<{ html: string; clean: string }>()
  useEffect(() => {
    if (html === '') return
    let isGone = false
    import('./sanitizeProductHtml')
      .then(({ sanitizeProductHtml }) => {
        if (!isGone) setCleaned({ html, clean: sanitizeProductHtml(html) })
      })
      .catch(() => console.warn('상품 설명을 표시하지 못했습니다.'))
    return () => {
      isGone = true
    }
  }, [html])
  return cleaned?.html === html ? cleaned.clean : undefined
}
