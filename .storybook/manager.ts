import letters from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { themes } from '../design-system/tokens/theme.ts'
import clinic from '../locales/nl/clinic.json'
import logo from '../portal/icon.svg'
import { font, themeNow } from './theme-now.ts'

const root = document.documentElement
// A data URL may contain quotes.
const brand = `<span style="display:flex;align-items:center;gap:12px"><img src="${logo.replaceAll('"', '%22')}" alt="" width="34" height="34"><span>${clinic.name}<br>patiëntenportaal</span></span>`

document.fonts.add(new FontFace(font, `url(${letters})`, { weight: '200 800' }))
addons.setConfig({ theme: themeNow(brand) })

// The manager follows the theme of the toolbar.
addons.register('look', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }): void => {
    root.dataset['theme'] = themes.find((theme) => theme === globals.theme) ?? themes[0]
    addons.setConfig({ theme: themeNow(brand) })
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
