import { Button, ChatBubble, Link, StarScore, type ChatMessage, type ChatLabels } from '#design-system'
import type { Guide } from './guide.ts'

const labels: ChatLabels = {
  unread: 'Nieuw',
  sending: 'Bezig met versturen…',
  sent: 'Verstuurd',
  failed: 'Niet verstuurd. Uw tekst is bewaard.',
  retry: 'Opnieuw',
  announceSent: 'Uw bericht is verstuurd.',
  newTab: '(opent in een nieuw tabblad)',
  opening: 'Bezig met openen…',
  openFailed: 'Openen lukt nu niet. Probeer het opnieuw.',
  toLatest: 'Naar het nieuwste bericht',
}
const said = (text: string, sender: string): ChatMessage => ({
  id: text,
  from: 'other',
  sender,
  label: `Bericht van ${sender}`,
  day: 'maandag 15 maart',
  time: '09:12',
  dateTime: '2027-03-15T09:12',
  text,
})
const bubble = (text: string, sender: string) => (
  <ol aria-label="Berichten">
    <ChatBubble message={said(text, sender)} labels={labels} />
  </ol>
)

export const clinic: Readonly<Record<string, Guide>> = {
  ChatBubble: {
    use: 'For one message in a conversation.',
    avoid: 'For a letter or a result: those are documents.',
    good: {
      why: 'Names the person who wrote it.',
      drawn: bubble('U kunt de tabletten blijven nemen.', 'dr. A. Voorbeeld'),
    },
    bad: { why: 'Has no person as its sender.', drawn: bubble('Uw bericht is in behandeling genomen.', 'noreply') },
  },
  ChatThread: {
    use: 'For a conversation with the clinic, oldest first.',
    avoid: 'For news for all patients.',
    good: {
      why: 'Says in advance how long an answer takes.',
      drawn: <p>Wij antwoorden binnen 2 werkdagen. Bij spoed: 112.</p>,
    },
    bad: { why: 'Promises an answer at once.', drawn: <p>Chat nu live met een arts!</p> },
  },
  PdfFrame: {
    use: 'For a document of the clinic: a letter, an invoice.',
    avoid: 'For a text of the portal: use a page.',
    good: {
      why: 'The button to save it is beside it.',
      drawn: (
        <>
          <p className="font-bold">Brief van uw huisarts</p>
          <Button>Download pdf (1 MB)</Button>
        </>
      ),
    },
    bad: {
      why: 'Shows a file name without meaning for a patient.',
      drawn: <p className="font-bold">export_20261121_v2.pdf</p>,
    },
  },
  ReadAloud: {
    use: 'Below a text that was written to the patient: a message, a letter.',
    avoid: 'For texts of the page itself, or to start without a press.',
    good: {
      why: 'The text says what it does; it is silent until it is pressed.',
      drawn: <Button variant="quiet">Lees voor</Button>,
    },
    bad: {
      why: 'Sends the letter to another company to be read there.',
      drawn: <Link href="#stem">Luister bij onze partner</Link>,
    },
  },
  SlotCalendar: {
    use: 'To choose a day and a time out of what is free.',
    avoid: 'For a date that is known, such as a date of birth: that is typed.',
    good: {
      why: 'The first free times need no calendar at all.',
      drawn: (
        <>
          <p className="font-bold">Eerste vrije tijden</p>
          <Button>wo 9 dec, 09:00</Button>
          <Button>wo 9 dec, 09:25</Button>
        </>
      ),
    },
    bad: {
      why: 'Patients must try days until one has a free time.',
      drawn: (
        <>
          <p>8 december: geen tijden vrij.</p>
          <Link href="#dag">Kies een andere dag</Link>
        </>
      ),
    },
  },
  StarScore: {
    use: 'For a score that was given, beside its subject.',
    avoid: 'To ask for one: that is the star rating.',
    good: {
      why: 'The score is also a sentence.',
      drawn: (
        <>
          <StarScore score={4} label="4 van 5 sterren" />
          <p>4 van 5 sterren</p>
        </>
      ),
    },
    bad: {
      why: 'Shows an average as if it were one answer.',
      drawn: (
        <>
          <StarScore score={4} label="Gemiddeld 4,2" />
          <p>4,2 (1.204)</p>
        </>
      ),
    },
  },
}
