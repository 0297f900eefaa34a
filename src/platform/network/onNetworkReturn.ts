/** Calls back on `online` and when the tab becomes visible; returns the unsubscribe function. */
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
