import * as z from 'zod/mini'
import { discoverySource, otherSource } from '../../../api/contract/questionnaire.ts'

/** How the patient found the clinic: sources, and the words for one that is not in the list. */
export interface Sources {
  chosen: readonly string[]
  text: string
}

const stored = z.array(z.union([z.enum(discoverySource), z.object({ value: z.literal(otherSource), text: z.string() })]))

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

/** Reads the stored answer; one that does not fit counts as none. */
export function sourcesIn(answer: string): Sources {
  const { data = [] } = stored.safeParse(parsed(answer))
  const told = data.find((one) => typeof one !== 'string')
  return { chosen: [...new Set(data.map((one) => (typeof one === 'string' ? one : one.value)))], text: told?.text ?? '' }
}

/** Those that are complete: the one with a text has one, without blanks around it. What is left is what the clinic may store. */
export const finishedSources = ({ chosen, text }: Sources): Sources => ({ chosen: text.trim() === '' ? chosen.filter((one) => one !== otherSource) : chosen, text: text.trim() })

/** As the clinic stores it: a JSON list of names, and of one with a text; empty where nothing is chosen. */
export function sourcesText({ chosen, text }: Sources): string {
  if (chosen.length === 0) return ''
  return JSON.stringify(chosen.map((one) => (one === otherSource ? { value: otherSource, text } : one)))
}

/** Whether one is chosen; another than the list has counts once it says which. */
export function hasSource(answer: string): boolean {
  const { chosen, text } = sourcesIn(answer)
  return chosen.some((one) => one !== otherSource || text.trim() !== '')
}
