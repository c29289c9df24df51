/** Whether this character after a `<` starts markup: `<3` and `< 2` do not. */
const beginsMarkup = (character: string | undefined) => character !== undefined && /[a-z/!?]/i.test(character)

const commentStart = '<!--'
const commentEnd = '-->'

/**
 * Text without markup, keeping everything that only resembles it (`I <3 jullie`, `1 < 2`). An unclosed tag loses its
 * `<` only, so that no text is lost. Idempotent.
 */
export function stripMarkup(text: string): string {
  return withoutLooseStarts(withoutTags(text))
}

/** Each `>` removes everything back to its `<`: one pass for any depth of nesting. Gives characters. */
function withoutTags(text: string): string[] {
  const output: string[] = []
  /** Indices in `output` of each `<` that is not closed yet. */
  const open: number[] = []
  const isMarkup = (at: number | undefined) => at !== undefined && beginsMarkup(output[at + 1])
  /** Last index of each delimiter: an opening one without a closing one counts as text. */
  const last = { "'": text.lastIndexOf("'"), '"': text.lastIndexOf('"'), [commentEnd]: text.lastIndexOf(commentEnd) }

  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '<' && text.startsWith(commentStart, at) && at + commentStart.length <= last[commentEnd]) {
      at = text.indexOf(commentEnd, at + commentStart.length) + commentEnd.length - 1
    } else if (character === '<') {
      open.push(output.push(character) - 1)
    } else if (character === '>') {
      const from = close(open, isMarkup)
      if (from === undefined) output.push(character)
      else output.length = from
    } else if (
      (character === '"' || character === "'") &&
      at < last[character] &&
      output.at(-1) === '=' &&
      isMarkup(open.at(-1))
    ) {
      // Inside a quoted attribute value `<` and `>` are text.
      const end = text.indexOf(character, at + 1)
      for (const quoted of text.slice(at, end + 1)) output.push(quoted)
      at = end
    } else {
      output.push(character)
    }
  }
  return output
}

/** Index of the nearest open `<` that starts markup; those after it are text. */
function close(open: number[], isMarkup: (at: number | undefined) => boolean): number | undefined {
  let from = open.pop()
  while (from !== undefined && !isMarkup(from)) from = open.pop()
  return from
}

/** Right to left: removing a `<` may put a letter after an earlier one. */
function withoutLooseStarts(characters: readonly string[]): string {
  const output: string[] = []
  for (const character of characters.toReversed()) {
    if (character !== '<' || !beginsMarkup(output.at(-1))) output.push(character)
  }
  return output.toReversed().join('')
}
