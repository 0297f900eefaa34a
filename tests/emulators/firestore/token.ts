const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** An unsigned token like the Auth emulator's, by default of a recent sign-in. */
export function unsignedToken(projectId: string, claims: object = {}, header: object = {}): string {
  const iat = Math.floor(Date.now() / 1000) - 60
  const payload = { aud: projectId, sub: 'parent', iat, exp: iat + 3600, ...claims }
  return `${encode({ alg: 'none', typ: 'JWT', ...header })}.${encode(payload)}.`
}
