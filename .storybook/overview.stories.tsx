import type { Meta, StoryObj } from '@storybook/react-vite'
import { themes } from '../design-system/tokens/theme.ts'
import { DrawnExample } from './guides/drawn-example.tsx'
import { guides } from './guides/guides.ts'
import { asOverview, onWide } from './modes.ts'
import { deriveThemes } from './pages/derive-themes.ts'
import brands from './pages/sample-brands.json' with { type: 'json' }
import { ThemeSample } from './pages/theme-sample.tsx'

/** The good example of each component, to see the effect of a preference or device setting on all of them. */
const meta = { title: 'Overview', tags: ['!autodocs'] } satisfies Meta
export default meta

export const EveryPart: StoryObj<typeof meta> = {
  parameters: asOverview,
  render: () => (
    <main className="flex flex-col gap-11 p-5">
      <h1>Alle onderdelen</h1>
      {Object.entries(guides).map(([name, { good }]) => (
        <section key={name} aria-label={name} className="min-w-0">
          <h2 className="mt-3 mr-3">{name}</h2>
          <DrawnExample className="contents *:mt-3 *:mr-3">{good.drawn}</DrawnExample>
        </section>
      ))}
    </main>
  ),
}

/** The samples of the page Brand colour for three colours. */
export const BrandColours: StoryObj<typeof meta> = {
  parameters: onWide,
  render: () => (
    <main className="flex flex-col gap-7 py-5">
      <h1 className="px-5">Drie merkkleuren in drie thema’s</h1>
      {brands.map(({ name, color }) => (
        <section key={name} aria-label={name} className="flex flex-col gap-3">
          <h2 className="px-5">{name}</h2>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-5">
            {themes.map((theme) => (
              <ThemeSample key={theme} theme={theme} colors={deriveThemes(color).themes[theme]} />
            ))}
          </div>
        </section>
      ))}
    </main>
  ),
}
