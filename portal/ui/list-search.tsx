import { Button, TextField } from '#design-system'
import { useRef } from 'react'

interface ListSearchProps {
  words: string
  onWords: (words: string) => void
  /** Whether there is anything with these words. */
  isFound: boolean
  texts: {
    label: string
    /** What can be looked for. */
    hint: string
    /** How many there are with these words. */
    found: string
    /** That there is nothing, and what to do then. */
    nothing: string
    nothingMore: string
    all: string
  }
}

/** Above a long list: words to look for, and how many there are with them. */
export function ListSearch({ words, onWords, isFound, texts }: ListSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const showAll = () => {
    onWords('')
    // The button goes away; focus must not go with it.
    field.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField ref={field} type="search" label={texts.label} hint={texts.hint} value={words} onValueChange={onWords} autoComplete="off" />
      <output className={isFound ? 'text-small text-muted empty:sr-only' : 'font-bold wrap-anywhere'}>
        {words.trim() !== '' && (isFound ? texts.found : texts.nothing)}
      </output>
      {!isFound && <p>{texts.nothingMore}</p>}
      {!isFound && <Button className="self-start" onClick={showAll}>{texts.all}</Button>}
    </div>
  )
}
