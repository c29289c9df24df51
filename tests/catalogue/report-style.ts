/** How the report looks: one change fills the window, and what filters them stays in sight. */
export const reportStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; scroll-padding-top: 12rem } body { margin: 24px; max-width: 1900px }
section { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 620px), 1fr)); gap: 0 24px; align-items: start } section > h2 { grid-column: 1 / -1 }
.controls { position: sticky; top: 0; z-index: 1; padding: 12px 0; background: Canvas; border-bottom: 2px solid } .controls p { margin: 8px 0 } label { display: inline-block; margin-right: 16px }
article { border-top: 1px solid; padding: 8px 12px 24px } article:focus { outline: 3px solid Highlight } h3 { margin: 8px 0 } section > h2 { margin: 28px 0 8px }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start } figure { margin: 0 } figcaption { font-weight: 600 } img { display: block; max-width: 100%; border: 1px solid; image-rendering: pixelated }
.whole div { position: relative; width: fit-content } .whole img { max-width: 320px; max-height: 420px } .whole svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible } .whole rect { fill: none; stroke: #d00; stroke-width: 3; outline: 2px solid #fff; vector-effect: non-scaling-stroke }
button, select { font: inherit; min-height: 44px; padding: 4px 12px } kbd { border: 1px solid; padding: 0 6px } .approve { display: flex; gap: 8px; align-items: center; margin: 8px 0 } code { border: 1px solid; padding: 2px 6px; user-select: all; overflow: auto; white-space: nowrap; min-width: 0 }
pre { white-space: pre-wrap; border: 1px solid; padding: 8px } [hidden] { display: none }`
