import type { PageHead } from '../../src/domain/pageHead.ts'
import { documentTitle } from '../../src/domain/pageHead.ts'
import type { PageFiles } from './siteManifest.ts'

export interface PageDocument {
  path: string
  html: string
  head: PageHead
  files: PageFiles
  /** The text of a stylesheet. */
  styleText: (address: string) => string
  /** Origin of the published site, or empty. */
  siteUrl: string
  /**
   * late: all script waits for the load event, for pages that are read first · early: the script is in the head and the
   * page's own code is preloaded, for pages that are touched first
   */
  start: 'late' | 'early'
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

function headTags({ path, head, siteUrl }: PageDocument): string {
  const canonicalPath = head.canonicalPath ?? path
  const title = escapeHtml(documentTitle(head.title))
  const description = escapeHtml(head.description)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    head.isIndexed === false && '<meta name="robots" content="noindex">',
    siteUrl && `<link rel="canonical" href="${siteUrl}${canonicalPath}">`,
    siteUrl && `<meta property="og:url" content="${siteUrl}${canonicalPath}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${siteUrl}/media/og.jpg">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="도담아지트">',
    '<meta property="og:locale" content="ko_KR">',
  ]
    .filter(Boolean)
    .join('')
}

/**
 * The page's styles stand in the page. A disabled link keeps their place, so that the loader of the page's code does
 * not fetch them again.
 */
function styleTags({ files, styleText }: PageDocument): string {
  const text = files.styles.map(styleText).join('')
  const places = files.pageStyles.map(
    (address) => `<link rel="stylesheet" href="${address}" disabled>`,
  )
  return `<style>${text}</style>${places.join('')}`
}

function scriptTags({ files, start }: PageDocument): string {
  if (start === 'late') return `<meta name="site-script" content="${files.entry}">`
  const preloads = files.modules.map(
    (address) => `<link rel="modulepreload" crossorigin href="${address}">`,
  )
  return `<script type="module" crossorigin src="${files.entry}"></script>${preloads.join('')}`
}

/** The built `index.html` filled with a page: its head, its styles, its HTML. */
export function pageDocument(template: string, page: PageDocument): string {
  return template
    .replace(/\s*<title>[\s\S]*?<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(
      '<meta name="theme-color"',
      () => `${headTags(page)}${scriptTags(page)}<meta name="theme-color"`,
    )
    .replace('</head>', () => `${styleTags(page)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`)
}
