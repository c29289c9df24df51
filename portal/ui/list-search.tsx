import { Button, TextField } from '#design-system'
import { useRef } from 'react'

interface ListSearchProps {
  words: string
  onWords: (words: string) => void
  /** Whether the search has results. */
  isFound: boolean
  texts: {
    label: string
    /** The field's hint: what can be searched for. */
    hint: string
    /** The number of results, in words. */
    found: string
    /** Text for no results, with advice. */
    nothing: string
    nothingMore: string
    all: string
  }
}

/** The search field above a long list, with the number of results. */
export function ListSearch({ words, onWords, isFound, texts }: ListSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const showAll = () => {
    onWords('')
    // The button disappears, so focus moves to the field.
    field.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        ref={field}
        type="search"
        label={texts.label}
        hint={texts.hint}
        value={words}
        onValueChange={onWords}
        autoComplete="off"
      />
      <output className={isFound ? 'text-small text-muted empty:sr-only' : 'font-bold wrap-anywhere'}>
        {words.trim() !== '' && (isFound ? texts.found : texts.nothing)}
      </output>
      {!isFound && <p>{texts.nothingMore}</p>}
      {!isFound && (
        <Button className="self-start" onClick={showAll}>
          {texts.all}
        </Button>
      )}
    </div>
  )
}
