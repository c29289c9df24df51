import { Indicator } from '@radix-ui/react-radio-group'

/** Classes of a radio as a chip, filled when chosen. In calm-dark its fill is dark, like a primary button's, as a panel can hold several. */
export const chipClass =
  'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border-1.5 border-control bg-raised px-4 py-1 text-small text-ink tabular-nums data-[state=checked]:border-2 data-[state=checked]:border-primary data-[state=checked]:bg-action data-[state=checked]:text-on-action disabled:cursor-default disabled:border-dashed disabled:bg-transparent disabled:text-muted'

/** An inner ring that marks the chosen chip where the fill is dark, and with forced colours, which remove the fill. */
export function ChipMark() {
  return <Indicator className="absolute inset-[2px] rounded-full border-2 border-primary" />
}
