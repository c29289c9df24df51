import { useId, type ComponentProps, type ReactNode } from 'react'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { textSizes, type TextSize } from '../tokens/text-size.ts'
import { themes } from '../tokens/theme.ts'
import { ViewSwitch } from './view-switch.tsx'

/** 'system' follows the device's setting; others are a fixed theme. */
const choices = ['system', ...themes] as const
type ThemeChoice = (typeof choices)[number]

/** The settings that ViewSettings shows and changes. */
export interface ViewSettingsValue {
  /** The chosen theme, or 'system' to follow the device. */
  theme: ThemeChoice
  /** Whether contrast is softer, in every theme. */
  softer: boolean
  /** The chosen text size. */
  textSize: TextSize
  /** Whether one question is shown at a time. Undefined: the switch is not shown. */
  oneQuestion?: boolean
}

export interface ViewSettingsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current settings; stored and applied by the caller. */
  value: ViewSettingsValue
  /** Called at every choice with all settings. Apply them at once: there is no save button. */
  onValueChange: (value: ViewSettingsValue) => void
  /** Further settings, above the note. */
  children?: ReactNode
  /** All texts: the legends, their options, the switches with their states, and a note that says where the settings are stored. */
  labels: {
    theme: string
    themes: Record<ThemeChoice, string>
    softer: string
    textSize: string
    textSizes: Record<TextSize, string>
    oneQuestion: string
    on: string
    off: string
    note: string
  }
}

/** Settings of theme, contrast, text size and one question at a time: radio groups and switches (WAI-ARIA switch pattern). Place it in a Dialog or Disclosure, which gives it a heading. */
export function ViewSettings({ value, onValueChange, children, labels, className = '', ...rest }: ViewSettingsProps) {
  const id = useId()
  const { softer, oneQuestion } = value
  return (
    <div className={`flex flex-col gap-5 ${className}`} {...rest}>
      <div className="flex flex-col gap-3">
        <RadioGroup
          legend={labels.theme}
          name={`${id}theme`}
          look="chip"
          value={value.theme}
          options={choices.map((theme) => ({ value: theme, label: labels.themes[theme] }))}
          onValueChange={(theme) =>
            onValueChange({ ...value, theme: choices.find((known) => known === theme) ?? value.theme })
          }
        />
        <ViewSwitch
          label={labels.softer}
          on={softer}
          stateLabels={labels}
          onToggle={() => onValueChange({ ...value, softer: !softer })}
        />
      </div>
      <RadioGroup
        legend={labels.textSize}
        name={`${id}text-size`}
        look="chip"
        value={value.textSize}
        options={textSizes.map((size) => ({ value: size, label: labels.textSizes[size] }))}
        onValueChange={(size) =>
          onValueChange({ ...value, textSize: textSizes.find((known) => known === size) ?? value.textSize })
        }
      />
      {oneQuestion !== undefined && (
        <ViewSwitch
          label={labels.oneQuestion}
          on={oneQuestion}
          stateLabels={labels}
          onToggle={() => onValueChange({ ...value, oneQuestion: !oneQuestion })}
        />
      )}
      {children}
      <p className="text-small text-muted">{labels.note}</p>
    </div>
  )
}
