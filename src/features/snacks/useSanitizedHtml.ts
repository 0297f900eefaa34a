import { useEffect, useState } from 'react'

/** Undefined until the sanitiser, which needs a document, is loaded. */
export function useSanitizedHtml(html: string): string | undefined {
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
