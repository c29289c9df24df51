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
    good: { why: 'A name to answer to.', drawn: bubble('U kunt de tabletten blijven nemen.', 'dr. A. Voorbeeld') },
    bad: { why: 'Written by nobody.', drawn: bubble('Uw bericht is in behandeling genomen.', 'noreply') },
  },
  ChatThread: {
    use: 'For a conversation with the clinic, oldest first.',
    avoid: 'For news to all patients.',
    good: {
      why: 'Says beforehand how long an answer takes.',
      drawn: <p>Wij antwoorden binnen 2 werkdagen. Bij spoed: 112.</p>,
    },
    bad: { why: 'Promises an answer at once.', drawn: <p>Chat nu live met een arts!</p> },
  },
  PdfFrame: {
    use: 'For a document that the clinic keeps: a letter, an invoice.',
    avoid: 'For text of our own: that is a page.',
    good: {
      why: 'The way to keep it stands beside it.',
      drawn: (
        <>
          <p className="font-bold">Brief van uw huisarts</p>
          <Button>Download pdf (1 MB)</Button>
        </>
      ),
    },
    bad: {
      why: 'Names a file that only a machine understands.',
      drawn: <p className="font-bold">export_20261121_v2.pdf</p>,
    },
  },
  ReadAloud: {
    use: 'Below a text that somebody wrote to the reader: a message, a letter.',
    avoid: 'For the words of the page itself, or where a voice would begin by itself.',
    good: {
      why: 'The word says what it does; it is silent until it is pressed.',
      drawn: <Button variant="quiet">Lees voor</Button>,
    },
    bad: {
      why: 'Sends the letter to somebody else, to be spoken there.',
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
      why: 'Try a day, and be told no.',
      drawn: (
        <>
          <p>8 december: geen tijden vrij.</p>
          <Link href="#dag">Kies een andere dag</Link>
        </>
      ),
    },
  },
  StarScore: {
    use: 'For a score that was given, beside what it is about.',
    avoid: 'To ask for one: that is the star rating.',
    good: {
      why: 'The sentence is what is read.',
      drawn: (
        <>
          <StarScore score={4} label="4 van 5 sterren" />
          <p>4 van 5 sterren</p>
        </>
      ),
    },
    bad: {
      why: 'An average as if it were somebody’s answer.',
      drawn: (
        <>
          <StarScore score={4} label="Gemiddeld 4,2" />
          <p>4,2 (1.204)</p>
        </>
      ),
    },
  },
}
