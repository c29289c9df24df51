import { Indicator, Item } from '@radix-ui/react-radio-group'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { choiceClass } from '../field/choice-class.ts'
import { Icon, type IconData } from '../icon/icon.tsx'
import { ChipMark, chipClass } from './chip.tsx'

/** An option of a RadioGroup. */
export interface RadioOption {
  /** Unique in the group; the form value. Of duplicates only the first is shown, with a warning in development. */
  value: string
  /** Label of the radio. */
  label: string
  /** Help for this option; for a disabled one, the reason, which then also describes the group. */
  hint?: string | undefined
  /** Icon before the label. */
  icon?: IconData | undefined
  /** Decoration at the end of the option, hidden from screen readers: the label must say the same. */
  end?: ReactNode
  /** Disables this option; the keyboard skips it. */
  disabled?: boolean | undefined
}

const optionClass = cva('', {
  variants: { look: { row: choiceClass, inline: choiceClass, chip: `${chipClass} gap-2` } },
})
const wrapperClass = cva(
  // Radix adds a hidden input after the radio. Placed over the radio, it cannot widen the page.
  'relative [&>input]:top-0 [&>input]:left-full',
  { variants: { look: { row: '', inline: 'flex min-w-0 grow basis-[7rem]', chip: '' } } },
)

/** A circle, with a dot if the option is chosen. */
function Dot() {
  return (
    <span className="flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-control group-data-disabled:border-dashed group-data-[state=checked]:border-primary">
      {/* A border, as forced colours keep it. */}
      <Indicator className="block rounded-full border-[0.375rem] border-primary" />
    </span>
  )
}

interface RadioOptionViewProps extends RadioOption, Required<Pick<VariantProps<typeof optionClass>, 'look'>> {
  labelId: string
  hintId: string
}

/** One option. The radio covers all of it, so that a press anywhere chooses it. */
export function RadioOptionView({
  value,
  label,
  hint,
  icon,
  end,
  disabled = false,
  look,
  labelId,
  hintId,
}: RadioOptionViewProps) {
  return (
    <div className={wrapperClass({ look })}>
      <Item
        value={value}
        disabled={disabled}
        aria-labelledby={labelId}
        aria-describedby={hint && hintId}
        className={optionClass({ look })}
      >
        {look === 'chip' ? <ChipMark /> : <Dot />}
        {icon && <Icon icon={icon} />}
        {/* With large text, the label wraps below the icon instead of breaking words. */}
        <span className="min-w-0 grow basis-[min-content]">
          <span id={labelId}>{label}</span>{' '}
          {hint && (
            <span id={hintId} className={`text-small text-muted ${look === 'chip' ? '' : 'block'}`}>
              {hint}
            </span>
          )}
        </span>
        {end && (
          <span aria-hidden className="ml-auto">
            {end}
          </span>
        )}
      </Item>
    </div>
  )
}
