import { Indicator, Item } from '@radix-ui/react-radio-group'
import { cva, type VariantProps } from 'class-variance-authority'
import { useId } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { ChipMark, chipLook } from './chip.tsx'

export interface RadioOption {
  value: string
  label: string
  /** More about this option; of a disabled one, the reason. */
  hint?: string | undefined
  icon?: IconName | undefined
  disabled?: boolean | undefined
}

const optionLook = cva('', {
  variants: {
    look: {
      row: 'group flex min-h-14 w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-md border-1.5 border-control bg-raised px-4 py-2 text-left text-ink data-[state=checked]:border-2 data-[state=checked]:border-primary data-[state=checked]:bg-soft disabled:cursor-default disabled:border-dashed disabled:bg-transparent disabled:text-muted',
      chip: `${chipLook} gap-2`,
    },
  },
})

/** An empty circle, with a dot once chosen. */
function Dot() {
  return (
    <span className="flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-control group-disabled:border-dashed group-data-[state=checked]:border-primary">
      {/* Drawn with a border, which forced colours keep. */}
      <Indicator className="block rounded-full border-[0.375rem] border-primary" />
    </span>
  )
}

export interface RadioOptionViewProps extends RadioOption, Required<Pick<VariantProps<typeof optionLook>, 'look'>> {}

/** One choice; the whole of it is the radio, so that any point of it answers to a press. */
export function RadioOptionView({ value, label, hint, icon, disabled = false, look }: RadioOptionViewProps) {
  const id = useId()
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  return (
    // Radix puts a form's hidden input behind the radio and moves it left by its own width: laid over the radio it can never widen the page.
    <div className="relative [&>input]:top-0 [&>input]:left-full">
      <Item value={value} disabled={disabled} aria-labelledby={labelId} aria-describedby={hint && hintId} className={optionLook({ look })}>
        {look === 'row' ? <Dot /> : <ChipMark />}
        {icon && <Icon name={icon} />}
        {/* With large text the words go under the picture before a word is broken. */}
        <span className="min-w-0 grow basis-[min-content]">
          <span id={labelId}>{label}</span>{' '}
          {hint && <span id={hintId} className={`text-small text-muted ${look === 'row' ? 'block' : ''}`}>{hint}</span>}
        </span>
      </Item>
    </div>
  )
}
