import {
  attachmentIcon,
  Button,
  CodeField,
  Field,
  FieldGroup,
  PasswordField,
  RequirementList,
  TextArea,
  TextField,
} from '#design-system'
import { ignore, type Guide } from './guide.ts'

const password = {
  label: 'Wachtwoord',
  showLabel: 'Toon wachtwoord',
  hideLabel: 'Verberg wachtwoord',
  toggleText: { show: 'Toon', hide: 'Verberg' },
  capsLockLabel: 'Caps Lock staat aan',
}
const requirements = { stateLabels: { met: 'voldaan', open: 'nog niet', unchecked: 'kijken wij na' }, summary: '' }

export const forms: Readonly<Record<string, Guide>> = {
  Button: {
    use: 'For an action on this page: send, save, make, cancel.',
    avoid: 'For going elsewhere: that is a link, or a button link.',
    good: {
      why: 'One main button, and its words say what it does.',
      drawn: (
        <>
          <Button variant="primary">Afspraak maken</Button>
          <Button>Terug</Button>
        </>
      ),
    },
    bad: {
      why: 'Two main buttons, and words that fit any question.',
      drawn: (
        <>
          <Button variant="primary">OK</Button>
          <Button variant="primary">Verzenden</Button>
        </>
      ),
    },
  },
  CodeField: {
    use: 'For a short code from a message or an app.',
    avoid: 'For a number that somebody knows by heart, such as a citizen number: that is a text field.',
    good: {
      why: 'The label says where the code is.',
      drawn: <CodeField label="Code uit het sms-bericht" hint="Zes cijfers." value="123" onValueChange={ignore} />,
    },
    bad: { why: 'Where to look is not said.', drawn: <CodeField label="Code" value="" onValueChange={ignore} /> },
  },
  Field: {
    use: 'Around a control that the design system does not have yet, to give it a label, a hint and an error.',
    avoid: 'Around a text field, select or other part that already carries its own label.',
    good: {
      why: 'One label, one control.',
      drawn: (
        <Field label="Vestiging">
          {(control) => (
            <input className="min-h-13 w-full rounded-md border-1.5 border-control bg-raised px-4" {...control} />
          )}
        </Field>
      ),
    },
    bad: {
      why: 'A field in a field asks twice.',
      drawn: <Field label="Vestiging">{(control) => <TextField label="Plaats" {...control} />}</Field>,
    },
  },
  FieldGroup: {
    use: 'For numbers that are right or wrong together, such as hours of one day.',
    avoid: 'For fields that merely stand near each other: a heading does that.',
    good: {
      why: 'One line says what is left to do.',
      drawn: (
        <FieldGroup aria-label="Uw dag" status="Samen 14 van 24 uur. Verdeel nog 10 uur.">
          {() => <TextField label="Uren zitten" suffix="uur" width="number" defaultValue="14" />}
        </FieldGroup>
      ),
    },
    bad: {
      why: 'The sum is left to the patient, and each field gets the same blame.',
      drawn: (
        <TextField label="Uren zitten" suffix="uur" width="number" defaultValue="14" error="De uren kloppen niet." />
      ),
    },
  },
  FileDropzone: {
    use: 'Where somebody adds files, one or a few.',
    avoid: 'For a picture of oneself, or one fixed file: a plain button asks less.',
    good: {
      why: 'Says beforehand what may be chosen.',
      drawn: (
        <>
          <p>Pdf, jpg of png, ten hoogste 20 MB.</p>
          <Button icon={attachmentIcon}>Bestand kiezen</Button>
        </>
      ),
    },
    bad: { why: 'What may be chosen is only found out by trying.', drawn: <Button>Upload</Button> },
  },
  FilePicture: {
    use: 'For a photo somebody chose, to see whether it can be read before it goes.',
    avoid: 'For a document that the clinic keeps: that is a PDF frame.',
    good: { why: 'Says what to look for.', drawn: <p>Kunt u alles goed lezen? Dan kan de kliniek dat ook.</p> },
    bad: { why: 'A picture without a question.', drawn: <p>IMG_2041.jpg</p> },
  },
  PasswordField: {
    use: 'For a password, existing or new.',
    avoid: 'For a code that is used once: that is a code field.',
    good: {
      why: 'The password can be looked at while it is typed.',
      drawn: <PasswordField {...password} defaultValue="geheim" />,
    },
    bad: {
      why: 'Typed twice, and never seen.',
      drawn: (
        <>
          <TextField label="Wachtwoord" type="password" defaultValue="geheim" />
          <TextField label="Herhaal uw wachtwoord" type="password" />
        </>
      ),
    },
  },
  RequirementList: {
    use: 'Beside a field with several rules, while somebody types.',
    avoid: 'For one rule: that is the hint of the field.',
    good: {
      why: 'Each rule stands there before the first key, with its state in words.',
      drawn: (
        <RequirementList
          {...requirements}
          items={[
            { id: 'long', label: 'Minstens 10 tekens', state: 'met' },
            { id: 'digit', label: 'Een cijfer', state: 'open' },
          ]}
        />
      ),
    },
    bad: {
      why: 'The rules come afterwards, as a reproach.',
      drawn: (
        <TextField
          label="Kies een wachtwoord"
          type="password"
          defaultValue="geheim"
          error="Uw wachtwoord voldoet niet aan de eisen."
        />
      ),
    },
  },
  TextArea: {
    use: 'For more than one line of somebody’s own words.',
    avoid: 'For a name, a date or a number: a box that is too large asks for too much.',
    good: {
      why: 'As high as the answer that is expected.',
      drawn: <TextArea label="Uw bericht" hint="Schrijf kort wat u wilt vragen." rows={3} />,
    },
    bad: { why: 'Four lines for a house number.', drawn: <TextArea label="Huisnummer" /> },
  },
  TextField: {
    use: 'For one line: a name, an e-mail address, a number.',
    avoid: 'Where a few answers are possible: show those.',
    good: {
      why: 'The label stays, and the error says how to put it right.',
      drawn: (
        <TextField
          label="E-mailadres"
          defaultValue="patient@"
          error="Vul een volledig e-mailadres in, zoals naam@voorbeeld.nl."
        />
      ),
    },
    bad: {
      why: 'The question is gone as soon as somebody types, and the error says nothing.',
      drawn: <TextField label="Veld 1" placeholder="E-mailadres" error="Ongeldige invoer." />,
    },
  },
}
