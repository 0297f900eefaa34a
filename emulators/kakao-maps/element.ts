/** A new element with a class of the stand-in's style sheet. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  created.className = `standin-map-${className}`
  return created
}
