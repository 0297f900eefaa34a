const STYLE_ID = 'standin-map-style'

const css = `
.standin-map-root { position: absolute; inset: 0; overflow: clip; cursor: grab; touch-action: inherit; user-select: none; -webkit-user-select: none; -webkit-tap-highlight-color: transparent; font-family: inherit; }
.standin-map-root[data-dragging] { cursor: grabbing; }
.standin-map-canvas { position: absolute; top: 0; left: 0; transform-origin: 0 0; touch-action: inherit; max-width: none; }
.standin-map-overlays { position: absolute; top: 0; left: 0; width: 0; height: 0; z-index: 1; touch-action: inherit; }
.standin-map-overlay { position: absolute; top: 0; left: 0; width: max-content; will-change: transform; touch-action: inherit; }
.standin-map-marker { display: block; cursor: pointer; overflow: hidden; }
.standin-map-marker img { display: block; max-width: none; filter: none; }
.standin-map-info { position: relative; min-width: 60px; padding: 8px 14px; border: 1px solid var(--line-strong, #dccfc0); border-radius: 8px; background: var(--surface-raised, #fff); color: var(--text, #1c1917); }
.standin-map-info::after { content: ''; position: absolute; left: 50%; bottom: -7px; width: 12px; height: 12px; border: solid var(--line-strong, #dccfc0); border-width: 0 1px 1px 0; background: inherit; transform: translateX(-50%) rotate(45deg); }
.standin-map-info-close { position: absolute; top: 0; right: 0; width: 44px; height: 44px; }
.standin-map-corner { position: absolute; z-index: 10; display: grid; gap: 8px; padding: 12px; pointer-events: none; cursor: default; }
.standin-map-corner > * { pointer-events: auto; }
.standin-map-zoom { display: grid; border-radius: 12px; background: var(--surface-raised, #fff); box-shadow: var(--sh-2, 0 2px 8px rgb(0 0 0 / 20%)); overflow: clip; }
.standin-map-zoom button { display: grid; place-items: center; width: 44px; height: 44px; color: var(--text, #1c1917); }
.standin-map-zoom button + button { border-top: 1px solid var(--line, #efe6dc); }
.standin-map-zoom button:hover { background: var(--surface-sunken, #faf6f1); }
.standin-map-zoom button:disabled { color: var(--text-off, #b8ab9d); cursor: default; }
.standin-map-types { display: flex; padding: 4px; border-radius: 12px; background: var(--surface-raised, #fff); box-shadow: var(--sh-2, 0 2px 8px rgb(0 0 0 / 20%)); }
.standin-map-types button { min-height: 44px; padding: 0 14px; border-radius: 9px; color: var(--text-2, #57534e); font-size: 14px; font-weight: 600; }
.standin-map-types button[aria-pressed='true'] { background: var(--tonal, #ffe9d3); color: var(--on-tonal, #8a2c05); font-weight: 800; }
.standin-map-zoom button:focus-visible, .standin-map-types button:focus-visible { outline-offset: -3px; }
.standin-map-legend { position: absolute; left: 8px; bottom: 8px; z-index: 9; display: flex; flex-wrap: wrap; align-items: end; gap: 2px 10px; max-width: calc(100% - 84px); padding: 4px 10px 5px; border-radius: 8px; background: color-mix(in srgb, var(--map-land, #fff) 82%, transparent); color: var(--map-text, #5f574f); font-size: 12px; line-height: 1.4; pointer-events: none; }
.standin-map-legend[data-aerial] { background: rgb(32 36 29 / 72%); color: #f4f1ea; }
.standin-map-scale { border: solid currentcolor; border-width: 0 2px 2px; height: 18px; text-align: center; font-weight: 700; font-variant-numeric: tabular-nums; }
`

/** Adds the stand-in's rules to the page, once. */
export function addStyleSheet(): void {
  if (document.getElementById(STYLE_ID)) return
  const style = document.createElement('style')
  style.id = STYLE_ID
  style.textContent = css
  document.head.append(style)
}
