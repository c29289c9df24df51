import { splitAround } from './split-around.ts'

interface ValueTextProps {
  children: string
  /** Names, numbers and addresses in the text, which a browser must not translate. */
  values: readonly string[]
}

/** A text in which these values stay as they are while a browser translates the rest. Empty values are ignored. */
export function ValueText({ children, values }: ValueTextProps) {
  const known = values.filter(Boolean)
  return splitAround(children, known).map(({ at, text }) => (
    <span key={at} translate={known.includes(text) ? 'no' : undefined}>
      {text}
    </span>
  ))
}
