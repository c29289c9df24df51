import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { asStateMatrix } from '../../.storybook/modes.ts'
import { StateMatrix, State } from '../../.storybook/state-matrix.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { RequirementList, type Requirement, type RequirementListProps } from './requirement-list.tsx'

const rules: [label: string, pattern: RegExp][] = [
  ['Minstens 10 tekens', /.{10}/u],
  ['Een kleine letter', /\p{Ll}/u],
  ['Een hoofdletter', /\p{Lu}/u],
  ['Een cijfer', /\d/],
  ['Een leesteken, zoals ! of ?', /[^\p{L}\d]/u],
]
const judge = (password: string): Requirement[] =>
  rules.map(([label, pattern]) => ({ id: label, label, state: pattern.test(password) ? 'met' : 'open' }))
const noContactInfo: Requirement = {
  id: 'contact',
  label: 'Niet uw naam, e-mailadres of telefoonnummer',
  state: 'unchecked',
}

const labels = {
  stateLabels: { met: 'voldaan', open: 'nog niet', unchecked: 'let hier zelf op' },
} satisfies Partial<RequirementListProps>
const summary = (items: Requirement[]) =>
  `${items.filter(({ state }) => state === 'met').length} van de 5 eisen voldaan`
const from = (password: string) => ({ items: judge(password), summary: summary(judge(password)) })

const meta = {
  title: 'Design system/Forms/RequirementList',
  component: RequirementList,
  args: { ...labels, ...from('') },
} satisfies Meta<typeof RequirementList>
export default meta
type Story = StoryObj<typeof meta>

export const NoneMet: Story = {}
export const OneMet: Story = { args: from('a') }
export const TwoMet: Story = { args: from('aB') }
export const ThreeMet: Story = { args: from('aB3') }
export const FourMet: Story = { args: from('aB3!') }
export const FiveMet: Story = { args: from('aB3!aB3!aB3!') }
/** One rule cannot be checked by a program. */
export const OneUnchecked: Story = { args: { items: [...judge('aB3!'), noContactInfo] } }
/** Shown with the field's error. */
export const Invalid: Story = { args: { ...from('aB3'), invalid: true } }
export const LongWord: Story = {
  args: { items: [{ id: 'lang', label: 'Niet hoofdpijnbehandelovereenkomstvoorwaarden', state: 'open' }] },
}

const field = {
  label: 'Kies een wachtwoord',
  showLabel: 'Toon wachtwoord',
  hideLabel: 'Verberg wachtwoord',
  toggleText: { show: 'Toon', hide: 'Verberg' },
  capsLockLabel: 'Caps Lock staat aan',
}

function Together({ password }: { password: string }) {
  const [value, setValue] = useState(password)
  return (
    <div className="flex max-w-form flex-col gap-3 p-5">
      <PasswordField
        {...field}
        autoComplete="new-password"
        aria-describedby="eisen"
        value={value}
        onValueChange={setValue}
      />
      <RequirementList id="eisen" {...labels} {...from(value)} />
    </div>
  )
}
/** Describes the field by `aria-describedby`; updates while typing. */
export const WithPassword: Story = { render: () => <Together password="hoofdpijn" /> }

export const AllStates: Story = {
  tags: ['every-theme'],
  parameters: asStateMatrix,
  render: () => (
    <StateMatrix of={RequirementList} className="flex max-w-form flex-col gap-7 p-5">
      {['', 'a', 'aB', 'aB3', 'aB3!', 'aB3!aB3!aB3!'].map((password) => (
        <State key={password} label={password || 'nothing typed'}>
          <RequirementList {...labels} summary="" items={judge(password)} />
        </State>
      ))}
      <State label="invalid">
        <RequirementList {...labels} summary="" items={judge('aB3')} invalid />
      </State>
      <State label="unchecked">
        <RequirementList {...labels} summary="" items={[noContactInfo]} />
      </State>
    </StateMatrix>
  ),
}
