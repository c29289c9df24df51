import { Button, Notice } from '#design-system'
import type { CheckedColor } from '../../design-system/tokens/derive-themes.ts'
import type { BrokenLimit } from '../../design-system/tokens/token-limits.ts'

const decimals = new Intl.NumberFormat('nl', { maximumFractionDigits: 2 })
const count = (value: number): string => decimals.format(value)

/** What is wrong, of one colour with itself or with another. */
function sentence({ rule, front, back, value, limit }: BrokenLimit): string {
  switch (rule) {
    // Rounded down: what is just too little must not seem enough.
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

interface BrandVerdictProps {
  checked: CheckedColor
  onChoose: (color: string) => void
}

/** Says which limits a colour cannot hold, and offers the closest one that can. */
export function BrandVerdict({ checked: { given, broken, nearest }, onChoose }: BrandVerdictProps) {
  // One colour serves as link, mark and button: what it is by itself is said once.
  const sentences = [...new Set(broken.map(sentence))]
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
        {sentences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="mt-2">
        De kleur die er het meest op lijkt en dit wel kan, is {nearest}. De thema’s hieronder zijn daarvan gemaakt.
      </p>
    </Notice>
  )
}
