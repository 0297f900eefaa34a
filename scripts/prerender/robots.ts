/** What belongs to a member or to the agit is not for search engines. */
const disallowed = ['/my', '/staff']

/** `robots.txt` of a site at an address. */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
