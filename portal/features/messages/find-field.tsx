import { TextField } from '#design-system'

/** How many things there are before searching is offered: fewer are seen at a glance. */
export const findFrom = 10

interface FindFieldProps {
  label: string
  wanted: string
  onChange: (wanted: string) => void
  /** How many were found, in words. */
  found: string
}

/** Narrows what stands below it while words are typed, and says how much is left. */
export function FindField({ label, wanted, onChange, found }: FindFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <TextField label={label} type="search" autoComplete="off" enterKeyHint="search" value={wanted} onValueChange={onChange} />
      <output className="text-small text-muted empty:sr-only">{wanted.trim() !== '' && found}</output>
    </div>
  )
}
