import type { PageHead } from '../../src/domain/site/pageHead.ts'
import { documentTitle } from '../../src/domain/site/pageHead.ts'
import { webManifestFile } from '../offline/webManifest.ts'
import { releaseTag } from '../release.ts'
import { marks, pageWithoutScript } from '../shellTexts.ts'
import type { PageFiles } from './siteManifest.ts'
import { socialPictureOf } from './socialPicture.ts'

export interface PageDocument {
  path: string
  html: string
  /** Preloads the largest picture above the fold before the styles; empty without one. */
  preloads: string
  head: PageHead
  files: PageFiles
  styleText: (address: string) => string
  /** The published origin, without a trailing slash. */
  siteUrl: string
  /** The commit that is built. */
  release: string
  /** When prices change that the page has: ms since 1970. */
  priceChanges: readonly number[]
  /** schema.org objects. */
  structuredData: readonly object[]
  /** late: script after `load`, for reading · painted: after first paint, for a large picture · early: in the head, for taps */
  start: 'afterLoad' | 'afterPaint' | 'immediate'
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** JSON that cannot end its script element. */
const scriptText = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

function headTags({
  path,
  head,
  siteUrl,
  release,
  structuredData,
  priceChanges,
}: PageDocument): string {
  const canonicalPath = head.canonicalPath ?? path
  const title = escapeHtml(documentTitle(head.title))
  const description = escapeHtml(head.description)
  const picture = socialPictureOf(canonicalPath)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    head.isIndexed === false && '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${siteUrl}${canonicalPath}">`,
    `<meta property="og:url" content="${siteUrl}${canonicalPath}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${siteUrl}/media/${picture.file}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(picture.alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="도담아지트">',
    '<meta property="og:locale" content="ko_KR">',
    priceChanges.length > 0 && `<meta name="price-changes" content="${priceChanges.join(' ')}">`,
    releaseTag(release),
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${scriptText(data)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('')
}

/** Inline styles; a disabled link keeps the loader from fetching them again. */
function styleTags({ files, styleText }: PageDocument): string {
  const text = files.styles.map(styleText).join('')
  const disabledLinks = files.pageStyles.map(
    (address) => `<link rel="stylesheet" href="${address}" disabled>`,
  )
  return `<style>${text}</style>${disabledLinks.join('')}`
}

function scriptTags(page: PageDocument): string {
  const { files, start, preloads } = page
  const { entry, modules } = files
  // The page names every file, so that no file waits for another to name it.
  if (start !== 'immediate') {
    const addresses = [files.react, entry, ...modules].join(' ')
    const after = start === 'afterPaint' ? ' data-after="paint"' : ''
    return `<meta name="site-script"${after} content="${addresses}">`
  }
  // A picture that is the largest element comes first.
  const after = preloads ? ' fetchpriority="low"' : ''
  const preload = (address: string) =>
    `<link rel="modulepreload" crossorigin${after} href="${address}">`
  // React runs alone and first: two short tasks instead of a long one.
  return [
    `<script type="module" async crossorigin${after} src="${files.react}"></script>`,
    `<script type="module" crossorigin${after} src="${entry}"></script>`,
    ...modules.map(preload),
  ].join('')
}

/** Replaces `mark` in `index.html`. @throws when it is missing. */
function fill(template: string, mark: string, text: string): string {
  const [before, after, ...more] = template.split(mark)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`index.html has not one ${mark}.`)
  return `${before}${text}${after}`
}

/** `index.html` filled with a page's head, styles and HTML. */
export function pageDocument(template: string, page: PageDocument): string {
  const head = `${page.preloads}${headTags(page)}${scriptTags(page)}`
  const fillings = [
    [marks.head, head],
    [marks.entry, ''],
    ['</head>', `<link rel="manifest" href="/${webManifestFile}">${styleTags(page)}</head>`],
    [marks.noscript, `<noscript>${pageWithoutScript}</noscript>`],
    [marks.root, `<div id="root">${page.html}</div>`],
  ] as const
  return fillings.reduce((text, [mark, filling]) => fill(text, mark, filling), template)
}
