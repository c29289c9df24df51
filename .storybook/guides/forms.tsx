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
      why: 'One main button, and its text says what it does.',
      drawn: (
        <>
          <Button variant="primary">Afspraak maken</Button>
          <Button>Terug</Button>
        </>
      ),
    },
    bad: {
      why: 'Two main buttons, with texts that fit any question.',
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
    avoid: 'For a number that patients know by heart, such as a citizen service number: use a text field.',
    good: {
      why: 'The label says where the code is.',
      drawn: <CodeField label="Code uit het sms-bericht" hint="Zes cijfers." value="123" onValueChange={ignore} />,
    },
    bad: { why: 'Does not say where the code is.', drawn: <CodeField label="Code" value="" onValueChange={ignore} /> },
  },
  Field: {
    use: 'Around a control that the design system does not have yet, to give it a label, a hint and an error.',
    avoid: 'Around a text field, select or other component with a label of its own.',
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
      why: 'A field in a field has two labels.',
      drawn: <Field label="Vestiging">{(control) => <TextField label="Plaats" {...control} />}</Field>,
    },
  },
  FieldGroup: {
    use: 'For fields that are validated together, such as hours of one day.',
    avoid: 'For fields that only belong to one subject: use a heading.',
    good: {
      why: 'One line says what is missing.',
      drawn: (
        <FieldGroup aria-label="Uw dag" status="Samen 14 van 24 uur. Verdeel nog 10 uur.">
          {() => <TextField label="Uren zitten" suffix="uur" width="number" defaultValue="14" />}
        </FieldGroup>
      ),
    },
    bad: {
      why: 'The patient must calculate the sum, and one field shows the error of all.',
      drawn: (
        <TextField label="Uren zitten" suffix="uur" width="number" defaultValue="14" error="De uren kloppen niet." />
      ),
    },
  },
  FileDropzone: {
    use: 'To add one or a few files.',
    avoid: 'For a profile photo or one fixed file: use a button.',
    good: {
      why: 'Says in advance which files are allowed.',
      drawn: (
        <>
          <p>Pdf, jpg of png, ten hoogste 20 MB.</p>
          <Button icon={attachmentIcon}>Bestand kiezen</Button>
        </>
      ),
    },
    bad: { why: 'Does not say which files are allowed.', drawn: <Button>Upload</Button> },
  },
  FilePicture: {
    use: 'For a chosen photo, to check before sending whether it is readable.',
    avoid: 'For a document of the clinic: use a PDF frame.',
    good: { why: 'Says what to check.', drawn: <p>Kunt u alles goed lezen? Dan kan de kliniek dat ook.</p> },
    bad: { why: 'Does not say what to check.', drawn: <p>IMG_2041.jpg</p> },
  },
  PasswordField: {
    use: 'For a password, existing or new.',
    avoid: 'For a code that is used once: that is a code field.',
    good: {
      why: 'The password can be shown while typing.',
      drawn: <PasswordField {...password} defaultValue="geheim" />,
    },
    bad: {
      why: 'It must be typed twice and cannot be shown.',
      drawn: (
        <>
          <TextField label="Wachtwoord" type="password" defaultValue="geheim" />
          <TextField label="Herhaal uw wachtwoord" type="password" />
        </>
      ),
    },
  },
  RequirementList: {
    use: 'Beside a field with several rules, while typing.',
    avoid: 'For one rule: that is the hint of the field.',
    good: {
      why: 'Each rule is visible before typing, with its state as text.',
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
      why: 'The rules are shown only after an error.',
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
    use: 'For a free text of more than one line.',
    avoid: 'For a name, a date or a number: a box that is too large asks for too much.',
    good: {
      why: 'As high as the expected answer.',
      drawn: <TextArea label="Uw bericht" hint="Schrijf kort wat u wilt vragen." rows={3} />,
    },
    bad: { why: 'Four lines for a house number.', drawn: <TextArea label="Huisnummer" /> },
  },
  TextField: {
    use: 'For one line: a name, an e-mail address, a number.',
    avoid: 'For a few possible answers: show those.',
    good: {
      why: 'The label stays visible, and the error says how to correct it.',
      drawn: (
        <TextField
          label="E-mailadres"
          defaultValue="patient@"
          error="Vul een volledig e-mailadres in, zoals naam@voorbeeld.nl."
        />
      ),
    },
    bad: {
      why: 'The question disappears while typing, and the error does not help.',
      drawn: <TextField label="Veld 1" placeholder="E-mailadres" error="Ongeldige invoer." />,
    },
  },
}
