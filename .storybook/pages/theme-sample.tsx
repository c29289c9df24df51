import { useId, useState, type CSSProperties } from 'react'
import { Button, Card, Link, Notice, RadioGroup, TextField } from '#design-system'
import type { ThemeColors } from '../../design-system/tokens/parse-themes.ts'
import type { Theme } from '../../design-system/tokens/theme.ts'

const names: Readonly<Record<Theme, string>> = {
  standard: 'Standaard',
  'calm-light': 'Rustig licht',
  'calm-dark': 'Rustig donker',
}
const places = [
  { value: 'clinic', label: 'In de kliniek' },
  { value: 'video', label: 'Met beeld bellen' },
]

interface ThemeSampleProps {
  theme: Theme
  colors: ThemeColors
}

/** A few components of the design system in given colours. */
export function ThemeSample({ theme, colors }: ThemeSampleProps) {
  const id = useId()
  const [place, setPlace] = useState('clinic')
  const style = {
    // No component uses this colour as a class, so there is no class for it.
    backgroundColor: 'var(--color-page)',
    ...Object.fromEntries(Object.entries(colors).map(([token, hex]) => [`--color-${token}`, hex])),
  } satisfies CSSProperties
  return (
    <article
      data-theme={theme}
      style={style}
      aria-labelledby={id}
      className="page-theme flex min-w-0 flex-col gap-5 rounded-lg border border-control p-5 text-body text-ink"
    >
      <h3 id={id}>{names[theme]}</h3>
      <Notice tone="info" toneLabel="Informatie" title="Uw afspraak is verzet">
        Lees <Link href="#voorbeeld">hoe u zich voorbereidt</Link>.
      </Notice>
      <Card>
        <h4 className="font-bold">Volgende afspraak</h4>
        <p className="text-small text-muted">dinsdag 8 december 2026, 14:30</p>
        <RadioGroup
          legend="Waar wilt u de afspraak?"
          name={id}
          value={place}
          onValueChange={setPlace}
          options={places}
        />
        <TextField label="Telefoonnummer" error="Vul een nummer van tien cijfers in." defaultValue="06 1234" />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary">Verzetten</Button>
          <Button>Afzeggen</Button>
        </div>
      </Card>
      <Notice tone="success" toneLabel="Gelukt">
        Uw antwoord is opgeslagen.
      </Notice>
    </article>
  )
}
