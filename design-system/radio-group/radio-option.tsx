import { Indicator, Item } from '@radix-ui/react-radio-group'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { choiceLook } from '../field/choice-look.ts'
import { Icon, type IconPicture } from '../icon/icon.tsx'
import { ChipMark, chipLook } from './chip.tsx'

export interface RadioOption {
  value: string
  label: string
  /** More about this option; of a disabled one, the reason. */
  hint?: string | undefined
  icon?: IconPicture | undefined
  /** Shows at the end of a row what the label says; it is not read. */
  end?: ReactNode
  disabled?: boolean | undefined
}

const optionLook = cva('', { variants: { look: { row: choiceLook, inline: choiceLook, chip: `${chipLook} gap-2` } } })
const placeLook = cva(
  // Radix puts a form's hidden input behind the radio and moves it left by its own width: laid over the radio it can never widen the page.
  'relative [&>input]:top-0 [&>input]:left-full',
  { variants: { look: { row: '', inline: 'flex min-w-0 grow basis-[7rem]', chip: '' } } },
)

/** An empty circle, with a dot once chosen. */
function Dot() {
  return (
    <span className="flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-control group-data-disabled:border-dashed group-data-[state=checked]:border-primary">
      {/* Drawn with a border, which forced colours keep. */}
      <Indicator className="block rounded-full border-[0.375rem] border-primary" />
    </span>
  )
}

interface RadioOptionViewProps extends RadioOption, Required<Pick<VariantProps<typeof optionLook>, 'look'>> {
  labelId: string
  hintId: string
}

/** One choice; the whole of it is the radio, so that any point of it answers to a press. */
export function RadioOptionView({ value, label, hint, icon, end, disabled = false, look, labelId, hintId }: RadioOptionViewProps) {
  return (
    <div className={placeLook({ look })}>
      <Item value={value} disabled={disabled} aria-labelledby={labelId} aria-describedby={hint && hintId} className={optionLook({ look })}>
        {look === 'chip' ? <ChipMark /> : <Dot />}
        {icon && <Icon picture={icon} />}
        {/* With large text the words go under the picture before a word is broken. */}
        <span className="min-w-0 grow basis-[min-content]">
          <span id={labelId}>{label}</span>{' '}
          {hint && <span id={hintId} className={`text-small text-muted ${look === 'chip' ? '' : 'block'}`}>{hint}</span>}
        </span>
        {end && <span aria-hidden className="ml-auto">{end}</span>}
      </Item>
    </div>
  )
}
