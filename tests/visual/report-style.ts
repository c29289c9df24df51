/** How the report looks: one change fills the window, and what filters them stays in sight. */
export const reportStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; scroll-padding-top: 13rem } body { margin: 24px; max-width: 1400px }
.controls { position: sticky; top: 0; z-index: 1; padding: 12px 0; background: Canvas; border-bottom: 2px solid } .controls p { margin: 8px 0 } label { display: inline-block; margin-right: 16px }
article { border-top: 1px solid; padding: 8px 12px 24px } article:focus { outline: 3px solid Highlight } h3 { margin: 8px 0 } section > h2 { margin: 28px 0 8px }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start } figure { margin: 0 } figcaption { font-weight: 600 } img { display: block; max-width: 100%; border: 1px solid; image-rendering: pixelated }
.map svg { display: block; width: 96px; max-height: 260px } .map rect { fill: none; stroke: currentColor; stroke-width: 6 } .map .area { fill: currentColor }
button, select { font: inherit; min-height: 44px; padding: 4px 12px } kbd { border: 1px solid; padding: 0 6px } .approve { display: flex; gap: 8px; align-items: center; margin: 8px 0 } code { border: 1px solid; padding: 2px 6px; user-select: all; overflow: auto; white-space: nowrap; min-width: 0 }
pre { white-space: pre-wrap; border: 1px solid; padding: 8px } [hidden] { display: none }`
