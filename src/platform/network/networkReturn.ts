/** Calls back when there may be a network again: the browser says so, or the parent looks at the tab again. Returns the function that ends it. */
export function onNetworkReturn(callBack: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') callBack()
  }
  window.addEventListener('online', callBack)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('online', callBack)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
