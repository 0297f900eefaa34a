const HOME = 'https://dodam.example'

/** By the browser's own parser: on the site, https or a call. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address, HOME)) return false
  const { protocol, origin } = new URL(address, HOME)
  if (protocol === 'tel:') return true
  if (protocol !== 'https:') return false
  return origin === HOME || /^https:/i.test(address)
}

/** Attributes that would run or fetch something. */
export function unsafeAttributes(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? ''
      const isHandler = /^on/i.test(name) || name === 'srcdoc'
      const isAddress = ['href', 'src', 'action', 'formaction', 'poster', 'xlink:href'].includes(
        name,
      )
      const isMail = name === 'href' && value.startsWith('mailto:')
      return isHandler || (isAddress && !isMail && !isSafeAddress(value))
        ? [`${element.tagName} ${name}=${value.slice(0, 80)}`]
        : []
    }),
  )
}
