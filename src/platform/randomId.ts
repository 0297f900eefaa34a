/** A name for something new that no other device or tab will give. Works without a secure context, unlike `randomUUID`. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')
