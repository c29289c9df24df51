import { splitAround } from './split-around.ts'

interface ValueTextProps {
  children: string
  /** Names, numbers and addresses in the text, which a browser must not translate. */
  values: readonly string[]
}

/** A text in which values stay as they are while a browser translates the rest. */
export function ValueText({ children, values }: ValueTextProps) {
  const known = values.filter(Boolean)
  return splitAround(children, known).map(({ at, part }) => (
    <span key={at} translate={known.includes(part) ? 'no' : undefined}>
      {part}
    </span>
  ))
}
