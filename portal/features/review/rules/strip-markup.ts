/** What stands after the `<` of markup: `<3` and `< 2` are words. */
const beginsMarkup = (character: string | undefined) => character !== undefined && /[a-z/!?]/i.test(character)

const commentStart = '<!--'
const commentEnd = '-->'

/**
 * A text as its writer means it: without markup, and with everything that only looks like it (`I <3 jullie`, `1 < 2`).
 * Markup that never ends loses its `<` only, so that no word goes. Twice changes nothing more.
 */
export function stripMarkup(text: string): string {
  return withoutLooseStarts(withoutTags(text))
}

/** Each `>` takes along what stands before it, back to the `<` it closes: one pass, however deep it is nested. */
function withoutTags(text: string): string[] {
  const kept: string[] = []
  /** Where in `kept` a `<` is still to be closed. */
  const open: number[] = []
  const isMarkup = (at: number | undefined) => at !== undefined && beginsMarkup(kept[at + 1])
  /** Where each quote stands for the last time: one that nothing closes is a letter like any other. */
  const last = { "'": text.lastIndexOf("'"), '"': text.lastIndexOf('"'), [commentEnd]: text.lastIndexOf(commentEnd) }

  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '<' && text.startsWith(commentStart, at) && at + commentStart.length <= last[commentEnd]) {
      at = text.indexOf(commentEnd, at + commentStart.length) + commentEnd.length - 1
    } else if (character === '<') {
      open.push(kept.push(character) - 1)
    } else if (character === '>') {
      const from = close(open, isMarkup)
      if (from === undefined) kept.push(character)
      else kept.length = from
    } else if ((character === '"' || character === "'") && at < last[character] && kept.at(-1) === '=' && isMarkup(open.at(-1))) {
      // Within the quotes of an attribute nothing opens or closes.
      const end = text.indexOf(character, at + 1)
      for (const quoted of text.slice(at, end + 1)) kept.push(quoted)
      at = end
    } else {
      kept.push(character)
    }
  }
  return kept
}

/** The nearest open `<` that begins markup; those after it were none. */
function close(open: number[], isMarkup: (at: number | undefined) => boolean): number | undefined {
  let from = open.pop()
  while (from !== undefined && !isMarkup(from)) from = open.pop()
  return from
}

/** From the end, as what is dropped may leave an earlier `<` before a letter. */
function withoutLooseStarts(characters: readonly string[]): string {
  const kept: string[] = []
  for (const character of characters.toReversed()) {
    if (character !== '<' || !beginsMarkup(kept.at(-1))) kept.push(character)
  }
  return kept.toReversed().join('')
}
