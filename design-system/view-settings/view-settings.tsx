import { useId, type ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { closeIcon, openIcon, successIcon } from '../icon/pictures.ts'
import { barControlLook } from '../page-header/bar.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { textSizes, type TextSize } from '../tokens/text-size.ts'
import { themes } from '../tokens/theme.ts'

/** Follow the system, or a fixed theme. */
const choices = ['system', ...themes] as const
type ThemeChoice = (typeof choices)[number]

export interface ViewSettingsValue {
  theme: ThemeChoice
  textSize: TextSize
  /** Whether one question is shown at a time; the choice is hidden if undefined. */
  oneQuestion?: boolean
}

export interface ViewSettingsProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The heading of the panel. */
  title: string
  /** The current settings. */
  value: ViewSettingsValue
  /** Closes the surrounding panel. */
  onClose: () => void
  /** Called at every choice, which applies at once. */
  onValueChange: (value: ViewSettingsValue) => void
  /** Other texts: the questions, their options, and where the choice is stored. */
  texts: {
    theme: string
    themes: Record<ThemeChoice, string>
    textSize: string
    textSizes: Record<TextSize, string>
    oneQuestion: string
    on: string
    off: string
    note: string
    close: string
  }
}

/** Settings of theme, text size and one question at a time. */
export function ViewSettings({ title, value, onClose, onValueChange, texts, className = '', ...rest }: ViewSettingsProps) {
  const id = useId()
  const on = value.oneQuestion
  return (
    <div className={`flex flex-col gap-5 ${className}`} {...rest}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="min-w-0">{title}</h2>
        <button type="button" aria-label={texts.close} className={`-mr-2.5 ${barControlLook()}`} onClick={onClose}><Icon picture={closeIcon} /></button>
      </div>
      <RadioGroup
        legend={texts.theme}
        name={`${id}theme`}
        look="chip"
        value={value.theme}
        options={choices.map((theme) => ({ value: theme, label: texts.themes[theme] }))}
        onValueChange={(theme) => onValueChange({ ...value, theme: choices.find((known) => known === theme) ?? value.theme })}
      />
      <RadioGroup
        legend={texts.textSize}
        name={`${id}text-size`}
        look="chip"
        value={value.textSize}
        options={textSizes.map((size) => ({ value: size, label: texts.textSizes[size] }))}
        onValueChange={(size) => onValueChange({ ...value, textSize: textSizes.find((known) => known === size) ?? value.textSize })}
      />
      {on !== undefined && <button
        type="button"
        role="switch"
        aria-checked={on}
        data-state={on ? 'on' : 'off'}
        onClick={() => onValueChange({ ...value, oneQuestion: !on })}
        className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 rounded-md border-2 border-control bg-raised px-4 py-2 text-left data-[state=on]:border-primary data-[state=on]:bg-soft"
      >
        <span className="min-w-0">{texts.oneQuestion}</span>
        <span aria-hidden className="flex shrink-0 items-center gap-1.5 text-small font-semibold">
          <Icon picture={on ? successIcon : openIcon} size="1.25rem" />
          {on ? texts.on : texts.off}
        </span>
      </button>}
      <p className="text-small text-muted">{texts.note}</p>
    </div>
  )
}
