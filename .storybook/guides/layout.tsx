import {
  Badge,
  Button,
  calendarIcon,
  Card,
  clockIcon,
  DescriptionList,
  fileIcon,
  Icon,
  IconList,
  List,
  ListRow,
  starIcon,
  successIcon,
  SummaryList,
} from '#design-system'
import type { Guide } from './guide.ts'

export const layout: Readonly<Record<string, Guide>> = {
  Card: {
    use: 'Around related content with one action.',
    avoid: 'Around a single line, in another card, or as something to press.',
    good: {
      why: 'One subject, one button.',
      drawn: (
        <Card>
          <h3 className="font-bold">Volgende afspraak</h3>
          <p>dinsdag 8 december, 14:05 uur</p>
          <Button className="self-start">Verzetten</Button>
        </Card>
      ),
    },
    bad: {
      why: 'A frame in a frame.',
      drawn: (
        <Card>
          <Card>
            <p>dinsdag 8 december</p>
          </Card>
        </Card>
      ),
    },
  },
  SummaryList: {
    use: 'At the end of a form, before sending: every answer, each with a button to change it.',
    avoid: 'For facts that cannot be changed here: use a description list.',
    good: {
      why: 'The answer as it was given, and a change button that names the question.',
      drawn: (
        <SummaryList
          rows={[
            {
              term: 'Woonplaats',
              detail: 'Leiden',
              change: { word: 'Wijzig', label: 'Wijzig: Woonplaats', onPress: () => undefined },
            },
          ]}
        />
      ),
    },
    bad: { why: 'An answer nobody gave.', drawn: <SummaryList rows={[{ term: 'Woonplaats', detail: '-' }]} /> },
  },
  DescriptionList: {
    use: 'For facts with a name, such as those of an invoice.',
    avoid: 'For a list of items: use rows.',
    good: {
      why: 'Each fact beside its name.',
      drawn: (
        <DescriptionList
          facts={[
            { term: 'Bedrag', detail: '€ 120,00' },
            {
              term: 'Status',
              detail: (
                <Badge tone="success" icon={successIcon}>
                  Betaald
                </Badge>
              ),
            },
          ]}
        />
      ),
    },
    bad: {
      why: 'The name repeats the fact.',
      drawn: <DescriptionList facts={[{ term: 'Datum', detail: 'Datum: 8 december' }]} />,
    },
  },
  Icon: {
    use: 'Beside a text, so that it is found sooner.',
    avoid: 'In place of a text, or as decoration.',
    good: {
      why: 'The text gives the meaning, the icon helps to find it.',
      drawn: (
        <p className="flex gap-2">
          <Icon icon={calendarIcon} />
          Afspraken
        </p>
      ),
    },
    bad: {
      why: 'The meaning of three icons must be guessed.',
      drawn: (
        <p className="flex gap-4">
          <Icon icon={calendarIcon} />
          <Icon icon={fileIcon} />
          <Icon icon={starIcon} />
        </p>
      ),
    },
  },
  IconList: {
    use: 'For a few short facts before a task.',
    avoid: 'For steps in an order, or more than four facts.',
    good: {
      why: 'Short facts, each with its own icon.',
      drawn: (
        <IconList
          items={[
            { icon: clockIcon, text: 'Ongeveer 10 minuten' },
            { icon: fileIcon, text: 'Houd uw verwijsbrief klaar' },
          ]}
        />
      ),
    },
    bad: {
      why: 'A paragraph beside an icon.',
      drawn: (
        <IconList
          items={[
            {
              icon: fileIcon,
              text: 'Wij verzoeken u vriendelijk om, voordat u met het invullen begint, alle benodigde documenten te verzamelen.',
            },
          ]}
        />
      ),
    },
  },
  ListRow: {
    use: 'For one of many items, each with its own page.',
    avoid: 'For a row with several actions: that is a card.',
    good: {
      why: 'One link that begins with the most important word.',
      drawn: (
        <List>
          <ListRow title="Vraag over medicijn" href="#vraag" unreadLabel="Nieuw">
            12 maart 2027
          </ListRow>
        </List>
      ),
    },
    bad: {
      why: 'All rows have the same title.',
      drawn: (
        <List>
          <ListRow title="Bericht" href="#een">
            12 maart 2027
          </ListRow>
          <ListRow title="Bericht" href="#twee">
            4 februari 2027
          </ListRow>
        </List>
      ),
    },
  },
  Page: {
    use: 'Once around every screen.',
    avoid: 'Inside another page or a dialog.',
    good: {
      why: 'Lines of at most 60 characters.',
      drawn: <p className="max-w-form">U kunt nu een afspraak maken. Wij bellen u op de gekozen tijd.</p>,
    },
    bad: {
      why: 'Small print from edge to edge.',
      drawn: (
        <p className="text-small">
          U kunt nu een afspraak maken waarna wij u op de door u gekozen tijd zullen bellen, tenzij u vooraf heeft
          aangegeven dat een ander tijdstip u beter schikt.
        </p>
      ),
    },
  },
}
