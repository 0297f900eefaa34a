/**
 * The pages that the site is compared with. All are made from the build that is measured, so that they never fall
 * behind it: what differs is only what the comparison is about.
 */
export type Variant = 'site' | 'baseline' | 'react' | 'client'

/**
 * The no-script baseline: what a page could be if it were written by hand. The page's own markup, styles and pictures without a
 * single script, and without what only serves scripts: the address of the late script, module preloads and the
 * disabled links that keep the place of styles for the loader.
 */
export const baselinePage = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta name="site-script"[^>]*>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]* disabled[^>]*>/g, '')

/** Files of React alone, beside the site's. */
export const REACT_ALONE_START = 'react-alone/start.js'
export const REACT_ALONE_SCRIPT = 'react-alone/script.js'

/** Loads `reactAlone.tsx` after the load event. */
export const reactAloneStart = `addEventListener('load', () => {
  const script = document.createElement('script')
  script.src = '/${REACT_ALONE_SCRIPT}'
  document.head.append(script)
})`

/**
 * React alone: the no-script baseline that starts React and the router after its load event and hydrates nothing. It shows how
 * much of the blocking time is theirs.
 */
export const reactAlonePage = (html: string): string =>
  baselinePage(html).replace(
    '</head>',
    `<script async src="/${REACT_ALONE_START}"></script></head>`,
  )

/** Client rendering: every address gets the empty shell with its usual stylesheet and module script. */
export const CLIENT_SHELL = '200.html'
