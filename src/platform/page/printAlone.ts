/** Prints what is marked `data-paper`, and nothing around it: see `shared.css`. */
export function printAlone(): void {
  const root = document.documentElement
  root.dataset.printing = 'paper'
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printing
    },
    { once: true },
  )
  window.print()
}
