import { TextField } from '#design-system'

/** Number of items from which a list has a search field. */
export const findFrom = 10

interface FindFieldProps {
  label: string
  wanted: string
  onChange: (wanted: string) => void
  /** Number of results, as a sentence. */
  found: string
}

/** Search field above a list, with the number of results as a live region. */
export function FindField({ label, wanted, onChange, found }: FindFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={wanted}
        onValueChange={onChange}
      />
      <output className="text-small text-muted empty:sr-only">{wanted.trim() !== '' && found}</output>
    </div>
  )
}
