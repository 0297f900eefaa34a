/** `/.well-known/security.txt` (RFC 9116), good for a year from the build. */
export function securityText(email: string, siteUrl: string, builtAt: Date): string {
  const expires = new Date(builtAt)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
