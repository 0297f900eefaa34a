/**
 * Does to the page what Chrome, Samsung Internet and Naver do when they translate it: every text node is replaced by
 * one inside `<font><font>`, and so is each that comes later. The words stay, so that tests still find them.
 * Uses nothing outside itself, so that a browser can be given it. `onText` gets each text
 * node before it is replaced. Returns what ends it.
 */
export function translatePage(onText?: (text: Text) => void): () => void {
  const replaceText = (text: Text) => {
    const isShown = !text.parentElement?.closest('head, script, style, textarea, font')
    if (!isShown || text.data.trim() === '') return
    onText?.(text)
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text.data)
  }
  const replaceTexts = (root: Node) => {
    if (root instanceof Text) return replaceText(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) replaceText(text)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceTexts(node)
  })
  replaceTexts(document)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
