import { Unstyled } from '@storybook/addon-docs/blocks'
import { useDeferredValue, useState } from 'react'
import { contrast, decode } from '../../design-system/tokens/light.ts'
import { themeSheet } from '../../design-system/tokens/theme-sheet.ts'
import { themes } from '../../design-system/tokens/theme.ts'
import { pairs } from '../../design-system/tokens/token-limits.ts'
import { ColorField } from './color-field.tsx'
import { deriveThemes, today } from './derive-themes.ts'
import { Table } from './table.tsx'
import { ThemeSample } from './theme-sample.tsx'

const ratio = new Intl.NumberFormat('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'floor' })

/** Derives the three themes of a colour, with samples and all their contrasts. */
export function BrandThemes() {
  const [brand, setBrand] = useState(today)
  const [ofLinks, setOfLinks] = useState('')
  const shown = useDeferredValue({ brand, ofLinks })
  const derived = deriveThemes(shown.brand, shown.ofLinks || undefined)
  const error = `Vul zes tekens in: cijfers of a tot en met f, zoals ${today}.`
  return (
    <>
      <Unstyled>
        <div className="flex flex-col gap-5">
          <ColorField
            label="Merkkleur"
            hint="Voor knoppen, links en wat gekozen is."
            error={error}
            value={brand}
            fallback={today}
            checked={derived.primary}
            onValueChange={setBrand}
          />
          <ColorField
            label="Andere kleur voor links"
            hint="Mag leeg blijven."
            error={error}
            optional
            value={ofLinks}
            fallback={brand}
            checked={derived.link}
            onValueChange={setOfLinks}
          />
          <div className="page-themes">
            {themes.map((theme) => (
              <ThemeSample key={theme} theme={theme} colors={derived.themes[theme]} />
            ))}
          </div>
        </div>
      </Unstyled>
      <h2>Elk contrast</h2>
      <Table
        caption="Contrast van elk paar"
        head={['Paar', 'Nodig', ...themes]}
        rows={pairs.map(([front, back, least]) => [
          `${front} op ${back}`,
          ratio.format(least),
          ...themes.map((theme) =>
            ratio.format(
              contrast(decode(derived.themes[theme][front] ?? ''), decode(derived.themes[theme][back] ?? '')),
            ),
          ),
        ])}
      />
      <h2>Overnemen</h2>
      <p>
        Zet dit na <code>theme.css</code>. De kleuren voor papier blijven zoals ze zijn.
      </p>
      <pre className="page-css">{themeSheet(derived.themes)}</pre>
    </>
  )
}
