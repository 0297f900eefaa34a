import type { PageHead } from '../../src/domain/pageHead.ts'
import { documentTitle } from '../../src/domain/pageHead.ts'
import { pageWithoutScript } from '../noScriptTexts.ts'
import type { PageFiles } from './siteManifest.ts'

export interface PageDocument {
  path: string
  html: string
  head: PageHead
  files: PageFiles
  /** The text of a stylesheet. */
  styleText: (address: string) => string
  /** Origin of the published site, without a trailing slash. */
  siteUrl: string
  /** What the page says to search engines, as schema.org objects. */
  structuredData: readonly object[]
  /**
   * late: all script waits for the load event, for pages that are read first · early: the script is in the head and the
   * page's own code is preloaded, for pages that are touched first
   */
  start: 'late' | 'early'
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** JSON that cannot end its script element. */
const scriptText = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

function headTags({ path, head, siteUrl, structuredData }: PageDocument): string {
  const canonicalPath = head.canonicalPath ?? path
  const title = escapeHtml(documentTitle(head.title))
  const description = escapeHtml(head.description)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    head.isIndexed === false && '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${siteUrl}${canonicalPath}">`,
    `<meta property="og:url" content="${siteUrl}${canonicalPath}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${siteUrl}/media/og.jpg">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="도담아지트">',
    '<meta property="og:locale" content="ko_KR">',
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${scriptText(data)}</script>`,
    ),
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

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]

const LARGE_PICTURE = /<picture>((?:<source[^>]*>)+)<img[^>]*fetchpriority="high"/i
const hasLargePicture = ({ html }: PageDocument) => LARGE_PICTURE.test(html)

/**
 * The largest picture above the fold is asked for before the styles are read, in the size and composition of the
 * viewport: what the `<picture>` with the high priority will choose.
 */
function picturePreloads({ html }: PageDocument): string {
  const sources =
    /<picture>((?:<source[^>]*>)+)<img[^>]*fetchpriority="high"/i.exec(html)?.[1] ?? ''
  const best = (sources.match(/<source[^>]*>/g) ?? []).filter(
    (tag) => attributeOf(tag, 'type') === 'image/avif',
  )
  const phoneMedia = best.map((tag) => attributeOf(tag, 'media')).find(Boolean)
  return best
    .map((tag) => {
      const media = attributeOf(tag, 'media') ?? phoneMedia?.replace('&lt;', '&gt;=')
      return [
        '<link rel="preload" as="image" type="image/avif" fetchpriority="high"',
        ` imagesrcset="${attributeOf(tag, 'srcset')}" imagesizes="${attributeOf(tag, 'sizes')}"`,
        media ? ` media="${media}">` : '>',
      ].join('')
    })
    .join('')
}

function scriptTags(page: PageDocument): string {
  const { files, start } = page
  const { entry, modules, laterModules } = files
  // One look at the page names every file, so that no file waits for another to name it.
  if (start === 'late') {
    return `<meta name="site-script" content="${[files.react, entry, ...modules, ...laterModules].join(' ')}">`
  }
  // Where a picture is the largest thing above the fold, it comes first.
  const after = hasLargePicture(page) ? ' fetchpriority="low"' : ''
  const preload = (address: string, priority: string) =>
    `<link rel="modulepreload" crossorigin${priority} href="${address}">`
  // React runs alone and as soon as it is there, the rest after the page: two short tasks instead of a long one.
  return [
    `<script type="module" async crossorigin${after} src="${files.react}"></script>`,
    `<script type="module" crossorigin${after} src="${entry}"></script>`,
    ...modules.map((address) => preload(address, after)),
    ...laterModules.map((address) => preload(address, ' fetchpriority="low"')),
  ].join('')
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
      () => `${picturePreloads(page)}${headTags(page)}${scriptTags(page)}<meta name="theme-color"`,
    )
    .replace('</head>', () => `${styleTags(page)}</head>`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, () => `<noscript>${pageWithoutScript}</noscript>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`)
}
