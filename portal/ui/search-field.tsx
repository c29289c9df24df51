import { Button, TextField } from '#design-system'
import { useRef } from 'react'

/** Number of rows from which a list has a search field. */
export const searchThreshold = 10

interface SearchFieldProps {
  label: string
  /** What can be searched for. */
  hint?: string
  query: string
  onQueryChange: (query: string) => void
  /** The number of results, as a sentence; announced. */
  found: string
  /** Replaces `found` while nothing is found: a sentence, advice, and the label of the button that clears the search. */
  nothing?: { title: string; advice: string; clear: string } | false
}

/** The search field above a long list, with the number of results. */
export function SearchField({ label, hint, query, onQueryChange, found, nothing = false }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onQueryChange('')
    // The button disappears, so focus moves to the field.
    field.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        ref={field}
        type="search"
        enterKeyHint="search"
        label={label}
        hint={hint}
        value={query}
        onValueChange={onQueryChange}
        autoComplete="off"
      />
      <output className={nothing ? 'font-bold wrap-anywhere' : 'text-small text-muted empty:sr-only'}>
        {query.trim() !== '' && (nothing ? nothing.title : found)}
      </output>
      {nothing && (
        <>
          <p>{nothing.advice}</p>
          <Button className="self-start" onClick={clear}>
            {nothing.clear}
          </Button>
        </>
      )}
    </div>
  )
}
