/**
 * The two pages that the site is compared with. Both are made from the build that is measured, so that they never fall
 * behind it: what differs is only what the comparison is about.
 */
export type Variant = 'site' | 'baseline' | 'client'

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

/** Client rendering: every address answers the empty shell with its stock stylesheet and module script. */
export const CLIENT_SHELL = '200.html'
