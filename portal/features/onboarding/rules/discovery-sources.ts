import * as z from 'zod/mini'
import { discoverySource, otherSource } from '../../../api/contract/questionnaire.ts'

/** How the patient found the clinic: the chosen sources, and the text of another source. */
export interface Sources {
  chosen: readonly string[]
  text: string
}

const schema = z.array(
  z.union([z.enum(discoverySource), z.object({ value: z.literal(otherSource), text: z.string() })]),
)

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

/** Parses a stored answer; an invalid one gives no sources. */
export function sourcesIn(answer: string): Sources {
  const { data = [] } = schema.safeParse(parsed(answer))
  const other = data.find((one) => typeof one !== 'string')
  return {
    chosen: [...new Set(data.map((one) => (typeof one === 'string' ? one : one.value)))],
    text: other?.text ?? '',
  }
}

/** Without an incomplete 'other', and with its text trimmed: what may be sent to the clinic. */
export const finishedSources = ({ chosen, text }: Sources): Sources => ({
  chosen: text.trim() === '' ? chosen.filter((one) => one !== otherSource) : chosen,
  text: text.trim(),
})

/** Stored form: a JSON array of names, with `{ value, text }` for another source; '' when empty. */
export function sourcesText({ chosen, text }: Sources): string {
  if (chosen.length === 0) return ''
  return JSON.stringify(chosen.map((one) => (one === otherSource ? { value: otherSource, text } : one)))
}

/** Problem with chosen sources: none is chosen, or only 'other', which counts only with a text. */
export function sourcesProblem(answer: string): 'choices' | 'otherText' | null {
  const { chosen, text } = sourcesIn(answer)
  if (chosen.length === 0) return 'choices'
  return chosen.some((one) => one !== otherSource || text.trim() !== '') ? null : 'otherText'
}
