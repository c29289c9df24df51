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
    use: 'For a state in one or two words, beside what it is about.',
    avoid: 'For a number, a label without a state, or something to press.',
    good: {
      why: 'A word and a shape of its own.',
      drawn: (
        <Badge tone="success" icon={successIcon}>
          Betaald
        </Badge>
      ),
    },
    bad: {
      why: 'Only the colour tells good from bad.',
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
    avoid: 'For whatever can be a page, and for good news.',
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
    use: 'Where a list will stand that holds nothing yet.',
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
    bad: { why: 'Sounds like a fault.', drawn: <EmptyState icon={mailIcon} title="0 resultaten gevonden" /> },
  },
  ErrorSummary: {
    use: 'Above a step that could not go on; each line leads to its field.',
    avoid: 'For a failure that no field can mend: that is a notice.',
    good: {
      why: 'Says what to do, and takes one there.',
      drawn: (
        <>
          <ErrorSummary title="Er is 1 ding dat nog moet" errors={oneError} />
          <TextField id="voorbeeld" label="Postcode" error="Vul uw postcode in." />
        </>
      ),
    },
    bad: {
      why: 'Something is wrong somewhere.',
      drawn: (
        <Notice tone="error" toneLabel="Fout">
          Controleer uw invoer.
        </Notice>
      ),
    },
  },
  Explanation: {
    use: 'For a word that part of the readers does not know.',
    avoid: 'For what everybody must read: that stands on the page.',
    good: {
      why: 'Opens where it is asked for.',
      drawn: (
        <>
          <p>Weet u hoeveel eigen risico u heeft?</p>
          <Explanation label="Wat bedoelen wij hiermee?" facts={risk} />
        </>
      ),
    },
    bad: {
      why: 'The warning waits behind a press.',
      drawn: (
        <Explanation label="Lees meer" facts={[{ term: 'Let op', detail: 'Stop nooit zelf met deze tabletten.' }]} />
      ),
    },
  },
  Loading: {
    use: 'For a wait that keeps no room.',
    avoid: 'Where rows will come: a skeleton keeps their place. For a press: the button says that it is busy.',
    good: { why: 'Says what is on its way.', drawn: <Loading label="Bezig met ophalen van vrije tijden…" /> },
    bad: {
      why: 'Something that turns, and says nothing.',
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
    avoid: 'For what is wrong with one field: that is its error.',
    good: {
      why: 'What happened, whether the words are safe, what to do now.',
      drawn: (
        <Notice tone="error" toneLabel="Fout" title="Niet verstuurd" actions={<Button>Opnieuw</Button>}>
          Er is geen verbinding. Uw tekst is bewaard.
        </Notice>
      ),
    },
    bad: {
      why: 'A code, and no way on.',
      drawn: (
        <Notice tone="error" toneLabel="Fout">
          Er is een fout opgetreden (503).
        </Notice>
      ),
    },
  },
  Progress: {
    use: 'For a wait whose end is known, such as files that are sent.',
    avoid: 'For the steps of a task: those have an indicator of their own.',
    good: {
      why: 'How far, in words.',
      drawn: <Progress label="rapport.pdf versturen" value={12} max={20} valueText="12 van 20 MB" />,
    },
    bad: { why: 'Of what?', drawn: <Progress label="Laden" value={60} max={100} valueText="60 %" /> },
  },
  RecentToasts: {
    use: 'Once a page, for messages that no screen shows and nobody has read yet.',
    avoid: 'Instead of telling an error in the page.',
    good: {
      why: 'Closed until somebody looks for it.',
      drawn: (
        <RecentToasts
          label="Laatste meldingen"
          toasts={[{ id: 'saved', tone: 'success', toneLabel: 'Gelukt', text: 'Uw gegevens zijn opgeslagen.' }]}
        />
      ),
    },
    bad: {
      why: 'Open from the start: old news on top of the page.',
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
    use: 'To confirm what went well and needs nothing more.',
    avoid: 'As the only place of an error, or for something to decide: it goes away.',
    good: {
      why: 'Nothing is lost by not seeing it.',
      drawn: (
        <Notice tone="success" toneLabel="Gelukt">
          Uw gegevens zijn opgeslagen.
        </Notice>
      ),
    },
    bad: {
      why: 'Gone before it is read, and the answer with it.',
      drawn: (
        <Notice tone="error" toneLabel="Fout" actions={<Link href="#opnieuw">Opnieuw</Link>}>
          Uw antwoord is niet opgeslagen.
        </Notice>
      ),
    },
  },
}
