import { Button, Notice } from '#design-system'
import type { CheckedColor } from '../../design-system/tokens/derive-themes.ts'
import type { BrokenLimit } from '../../design-system/tokens/token-limits.ts'

const decimals = new Intl.NumberFormat('nl', { maximumFractionDigits: 2 })
const count = (value: number): string => decimals.format(value)

/** A sentence for a limit that a colour breaks. */
function sentenceFor({ rule, front, back, value, limit }: BrokenLimit): string {
  switch (rule) {
    // Rounded down, so that a contrast just below the limit does not seem enough.
    case 'contrast':
      return `${front} op ${back}: contrast ${count(Math.floor(value * 100) / 100)}, nodig ${count(limit)}.`
    case 'red':
      return `Te rood: ${count(value * 100)} % van het licht is rood, minder dan ${count(limit * 100)} % mag.`
    case 'blue':
      return `Te blauw: ${count(value)} keer zoveel blauw als rood of groen, ${count(limit)} keer mag.`
    case 'melanopic':
      return `Te koel licht: ${count(value)}, hoogstens ${count(limit)} mag.`
    case 'distance':
      return `Te veel als de kleur van een fout: verschil ${count(value)}, nodig ${count(limit)}.`
    case 'bright':
    case 'luminance':
    case 'photophobia':
      return `${front}: te veel licht, ${count(value)}. Hoogstens ${count(limit)} mag.`
  }
}

interface BrandCheckProps {
  checked: CheckedColor
  onChoose: (color: string) => void
}

/** The limits that a colour breaks, and a button that chooses the closest colour that breaks none. */
export function BrandCheck({ checked: { given, broken, nearest }, onChoose }: BrandCheckProps) {
  // One colour is link, mark and button, so limits of the colour alone occur more than once.
  const sentences = [...new Set(broken.map(sentenceFor))]
  if (sentences.length === 0)
    return (
      <Notice tone="success" toneLabel="Goed" title={`${given} houdt alle grenzen`}>
        De drie thema’s staan hieronder.
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      toneLabel="Let op"
      title={`${given} kan niet alle grenzen houden`}
      actions={
        <>
          <span aria-hidden className="page-color" style={{ background: nearest }} />
          <Button onClick={() => onChoose(nearest)}>Kies dit: {nearest}</Button>
        </>
      }
    >
      <ul className="list-disc pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-2">
        De kleur die er het meest op lijkt en dit wel kan, is {nearest}. De thema’s hieronder zijn daarvan gemaakt.
      </p>
    </Notice>
  )
}
