import {
  Checkbox,
  CheckboxGroup,
  RadioGroup,
  SelectField,
  StarRating,
  ViewSettings,
  type StarRatingProps,
  type ViewSettingsProps,
} from '#design-system'
import { ignore, type Guide } from './guide.ts'

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const stars: StarRatingProps['labels'] = [
  '1 ster, slecht',
  '2 sterren, matig',
  '3 sterren, redelijk',
  '4 sterren, goed',
  '5 sterren, uitstekend',
]
const view: ViewSettingsProps['labels'] = {
  theme: 'Licht van het scherm',
  themes: {
    system: 'Zoals dit apparaat',
    standard: 'Standaard',
    'calm-light': 'Rustig licht',
    'calm-dark': 'Rustig donker',
  },
  softer: 'Zachter: tekst steekt minder af',
  textSize: 'Tekst',
  textSizes: { normal: 'Normaal', large: 'Groot', larger: 'Groter' },
  oneQuestion: 'Eén vraag per scherm',
  on: 'Aan',
  off: 'Uit',
  note: 'Uw keuze blijft bewaard op dit apparaat.',
}

export const choice: Readonly<Record<string, Guide>> = {
  Checkbox: {
    use: 'For one thing that a patient agrees to or turns on, and sends with the form.',
    avoid: 'For yes or no: two radios leave room for no answer yet.',
    good: {
      why: 'Says what the patient agrees to, in the first person.',
      drawn: <Checkbox label="Ik heb de voorwaarden gelezen en ga akkoord." checked={false} onCheckedChange={ignore} />,
    },
    bad: {
      why: 'A tick that means no: the meaning of an empty box is unclear.',
      drawn: <Checkbox label="Ik wil geen e-mail ontvangen." checked onCheckedChange={ignore} />,
    },
  },
  CheckboxGroup: {
    use: 'For a question with more than one possible answer at the same time.',
    avoid: 'Where one answer excludes the others: those are radios.',
    good: {
      why: 'Says that several may be chosen.',
      drawn: (
        <CheckboxGroup
          legend="Wat merkt u?"
          hint="U mag meer dan één antwoord kiezen."
          name="good"
          value={[]}
          onValueChange={ignore}
          options={options('Misselijk', 'Duizelig')}
        />
      ),
    },
    bad: {
      why: 'Both cannot be true.',
      drawn: (
        <CheckboxGroup
          legend="Bent u verwezen?"
          name="bad"
          value={['Ja', 'Nee']}
          onValueChange={ignore}
          options={options('Ja', 'Nee')}
        />
      ),
    },
  },
  RadioGroup: {
    use: 'For one answer out of two to five.',
    avoid: 'For six or more: a select keeps the page short.',
    good: {
      why: 'All answers can be seen, and none is chosen beforehand.',
      drawn: (
        <RadioGroup
          legend="Heeft u langer dan een jaar hoofdpijn?"
          name="good-radio"
          value={null}
          onValueChange={ignore}
          options={options('Ja', 'Nee')}
        />
      ),
    },
    bad: {
      why: 'Shows an answer that the patient did not give.',
      drawn: (
        <RadioGroup
          legend="Heeft u langer dan een jaar hoofdpijn?"
          name="bad-radio"
          value="Nee"
          onValueChange={ignore}
          options={options('Ja', 'Nee')}
        />
      ),
    },
  },
  SelectField: {
    use: 'For one answer out of six or more that patients know, such as a country.',
    avoid: 'For five or fewer: radios show all at once.',
    good: {
      why: 'Many answers, one line.',
      drawn: (
        <SelectField
          label="Land"
          placeholder="Kies uw land"
          value=""
          onValueChange={ignore}
          options={options('België', 'Duitsland', 'Frankrijk', 'Luxemburg', 'Nederland', 'Spanje')}
        />
      ),
    },
    bad: {
      why: 'Two answers, hidden behind a press.',
      drawn: (
        <SelectField
          label="Bent u verwezen?"
          placeholder="Kies"
          value=""
          onValueChange={ignore}
          options={options('Ja', 'Nee')}
        />
      ),
    },
  },
  StarRating: {
    use: 'To ask for an opinion on something that is over.',
    avoid: 'For pain or another medical measure: stars mean that more is better.',
    good: {
      why: 'Each star has its meaning as text.',
      drawn: (
        <StarRating legend="Hoe was uw afspraak?" name="good-stars" value={4} onValueChange={ignore} labels={stars} />
      ),
    },
    bad: {
      why: 'Five stars of pain.',
      drawn: (
        <StarRating legend="Hoeveel pijn heeft u?" name="bad-stars" value={5} onValueChange={ignore} labels={stars} />
      ),
    },
  },
  ViewSettings: {
    use: 'In the panel for a calmer view, on every screen.',
    avoid: 'As a screen of its own behind a menu: during an attack it is too hard to find.',
    good: {
      why: 'Few choices, applied at once, no button to save.',
      drawn: (
        <ViewSettings
          labels={view}
          value={{ theme: 'calm-light', softer: false, textSize: 'normal' }}
          onValueChange={ignore}
        />
      ),
    },
    bad: {
      why: 'Technical names, and too many decisions for a person in pain.',
      drawn: (
        <CheckboxGroup
          legend="Weergave-instellingen"
          name="bad-view"
          value={[]}
          onValueChange={ignore}
          options={options('Dark mode', 'Reduced motion', 'High contrast', 'Compact layout')}
        />
      ),
    },
  },
}
