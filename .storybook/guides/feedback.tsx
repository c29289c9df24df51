import {
  Badge,
  Button,
  clockIcon,
  EmptyState,
  ErrorSummary,
  Explanation,
  Link,
  Loading,
  mailIcon,
  Notice,
  openIcon,
  Progress,
  RecentToasts,
  successIcon,
  TextField,
} from '#design-system'
import type { Guide } from './guide.ts'

const oneError = [{ controlId: 'voorbeeld', message: 'Vul uw postcode in.' }]
const risk = [{ term: 'Eigen risico', detail: 'Wat u zelf betaalt voordat de verzekeraar betaalt.' }]

export const feedback: Readonly<Record<string, Guide>> = {
  Badge: {
    use: 'For a state in one or two words, beside its subject.',
    avoid: 'For a number, a label without a state, or something to press.',
    good: {
      why: 'Its own text and its own shape.',
      drawn: (
        <Badge tone="success" icon={successIcon}>
          Betaald
        </Badge>
      ),
    },
    bad: {
      why: 'Only the colour shows the difference.',
      drawn: (
        <>
          <Badge tone="success" icon={openIcon}>
            Rekening
          </Badge>
          <Badge tone="error" icon={openIcon}>
            Rekening
          </Badge>
        </>
      ),
    },
  },
  Dialog: {
    use: 'To ask once more before something that cannot be undone.',
    avoid: 'For anything that can be a page, and for good news.',
    good: {
      why: 'The buttons say what happens.',
      drawn: (
        <>
          <p className="font-bold">Bericht weggooien?</p>
          <Button>Verder schrijven</Button>
          <Button variant="primary">Weggooien</Button>
        </>
      ),
    },
    bad: {
      why: 'Which button keeps the message?',
      drawn: (
        <>
          <p className="font-bold">Weet u het zeker?</p>
          <Button>Annuleren</Button>
          <Button variant="primary">OK</Button>
        </>
      ),
    },
  },
  EmptyState: {
    use: 'In place of a list that is empty.',
    avoid: 'While it is being fetched, or when that failed.',
    good: {
      why: 'Says so, and offers the next step.',
      drawn: (
        <EmptyState
          icon={mailIcon}
          title="U heeft geen berichten"
          action={<Button variant="primary">Stel een vraag</Button>}
        />
      ),
    },
    bad: { why: 'Sounds like an error.', drawn: <EmptyState icon={mailIcon} title="0 resultaten gevonden" /> },
  },
  ErrorSummary: {
    use: 'Above a step with errors; each line is a link to its field.',
    avoid: 'For a failure that no field can correct: use a notice.',
    good: {
      why: 'Says what to do, and links to the field.',
      drawn: (
        <>
          <ErrorSummary title="Er is 1 ding dat nog moet" errors={oneError} />
          <TextField id="voorbeeld" label="Postcode" error="Vul uw postcode in." />
        </>
      ),
    },
    bad: {
      why: 'Does not say which field is wrong.',
      drawn: (
        <Notice tone="error" toneLabel="Fout">
          Controleer uw invoer.
        </Notice>
      ),
    },
  },
  Explanation: {
    use: 'For a word that some readers do not know.',
    avoid: 'For a text that everybody must read: put it on the page.',
    good: {
      why: 'Opens in place, on request.',
      drawn: (
        <>
          <p>Weet u hoeveel eigen risico u heeft?</p>
          <Explanation label="Wat bedoelen wij hiermee?" facts={risk} />
        </>
      ),
    },
    bad: {
      why: 'The warning is hidden.',
      drawn: (
        <Explanation label="Lees meer" facts={[{ term: 'Let op', detail: 'Stop nooit zelf met deze tabletten.' }]} />
      ),
    },
  },
  Loading: {
    use: 'For content of unknown size that is loading.',
    avoid: 'For rows: use a skeleton. For an action: use the busy label of the button.',
    good: { why: 'Says what is loading.', drawn: <Loading label="Bezig met ophalen van vrije tijden…" /> },
    bad: {
      why: 'A spinner without a text.',
      drawn: (
        <p aria-label="An icon that would turn">
          <Badge tone="neutral" icon={clockIcon}>
            …
          </Badge>
        </p>
      ),
    },
  },
  Notice: {
    use: 'For a message about the whole page that stays.',
    avoid: 'For an error of one field: use the error of the field.',
    good: {
      why: 'Says what happened, that the text is kept, and what to do now.',
      drawn: (
        <Notice tone="error" toneLabel="Fout" title="Niet verstuurd" actions={<Button>Opnieuw</Button>}>
          Er is geen verbinding. Uw tekst is bewaard.
        </Notice>
      ),
    },
    bad: {
      why: 'A code, and no next step.',
      drawn: (
        <Notice tone="error" toneLabel="Fout">
          Er is een fout opgetreden (503).
        </Notice>
      ),
    },
  },
  Progress: {
    use: 'For a wait of known length, such as an upload.',
    avoid: 'For the steps of a task: use a step indicator.',
    good: {
      why: 'The progress is also a text.',
      drawn: <Progress label="rapport.pdf versturen" value={12} max={20} valueText="12 van 20 MB" />,
    },
    bad: {
      why: 'Does not say what is loading.',
      drawn: <Progress label="Laden" value={60} max={100} valueText="60 %" />,
    },
  },
  RecentToasts: {
    use: 'Once per page, for messages that no screen shows and that are not read yet.',
    avoid: 'In place of an error in the page.',
    good: {
      why: 'Closed until the patient opens it.',
      drawn: (
        <RecentToasts
          label="Laatste meldingen"
          toasts={[{ id: 'saved', tone: 'success', toneLabel: 'Gelukt', text: 'Uw gegevens zijn opgeslagen.' }]}
        />
      ),
    },
    bad: {
      why: 'Open initially: old news at the top of the page.',
      drawn: (
        <RecentToasts
          open
          label="Laatste meldingen"
          toasts={[{ id: 'old', tone: 'info', toneLabel: 'Ter informatie', text: 'U bent ingelogd.' }]}
        />
      ),
    },
  },
  Toaster: {
    use: 'To confirm a success that needs no further action.',
    avoid: 'As the only place of an error, or for a decision: it disappears.',
    good: {
      why: 'Nothing is lost if nobody sees it.',
      drawn: (
        <Notice tone="success" toneLabel="Gelukt">
          Uw gegevens zijn opgeslagen.
        </Notice>
      ),
    },
    bad: {
      why: 'It disappears before it is read, and the answer is lost.',
      drawn: (
        <Notice tone="error" toneLabel="Fout" actions={<Link href="#opnieuw">Opnieuw</Link>}>
          Uw antwoord is niet opgeslagen.
        </Notice>
      ),
    },
  },
}
