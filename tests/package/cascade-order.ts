import Specificity from '@bramus/specificity'
import { parse, type ChildNode } from 'postcss'

/** A rule with the conditions around it, such as `@media`: Tailwind puts several rules under one that they share. */
function rulesOf(node: ChildNode): string[] {
  if (node.type !== 'atrule' || !node.nodes) return [node.toString()]
  return node.nodes.flatMap(rulesOf).map((rule) => `@${node.name} ${node.params} {\n${rule}\n}`)
}

/** A sheet's utilities, one rule each, in order; and what is left of the sheet without them. */
export function splitSheet(text: string): { utilities: string[]; rest: string } {
  const sheet = parse(text)
  const utilities: string[] = []
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities' || !layer.nodes) return
    utilities.push(...layer.nodes.flatMap(rulesOf))
    layer.remove()
  })
  return { utilities, rest: sheet.toString() }
}

function specificityOf(rule: string): Specificity {
  const all: Specificity[] = []
  parse(rule).walkRules(({ selector }) => {
    all.push(...Specificity.calculate(selector))
  })
  const [first] = all
  if (!first || all.some((other) => Specificity.compare(first, other) !== 0))
    throw new Error(`Not one specificity, so there is no one place for it:\n${rule}`)
  return first
}

const isImportant = (rule: string): boolean => rule.includes('!important')

/**
 * Rules of one layer, in the order in which layers of their own would have to stand for the same one to win: by specificity,
 * which counts within a layer only, and then by their place. Among important ones the earliest layer wins, so they are turned round.
 */
export function cascadeOrder(rules: readonly string[]): string[] {
  const sorted = rules
    .map((rule) => ({ rule, specificity: specificityOf(rule) }))
    .toSorted((one, other) => Specificity.compare(one.specificity, other.specificity))
    .map(({ rule }) => rule)
  return [...sorted.filter(isImportant).toReversed(), ...sorted.filter((rule) => !isImportant(rule))]
}
