import {
  Button,
  ButtonLink,
  calendarIcon,
  BarButton,
  Disclosure,
  homeIcon,
  Link,
  moonIcon,
  phoneIcon,
  StepFooter,
  StepIndicator,
  type StepIndicatorProps,
} from '#design-system'
import type { Guide } from './guide.ts'

const steps = (current: number, ...labels: string[]): StepIndicatorProps => ({
  steps: labels.map((label) => ({ id: label, label })),
  current,
  labels: {
    label: 'Stappen',
    progress: `Stap ${current + 1} van ${labels.length}`,
    states: { done: 'klaar', current: 'huidige stap', open: 'nog niet gedaan', error: 'nog niet goed' },
  },
})

export const navigation: Readonly<Record<string, Guide>> = {
  ButtonLink: {
    use: 'To go to another page, as the main action of a view.',
    avoid: 'For an action on this page: that is a button.',
    good: {
      why: 'Goes to another place, and says which.',
      drawn: (
        <ButtonLink href="#bel" icon={phoneIcon}>
          Bel de kliniek
        </ButtonLink>
      ),
    },
    bad: {
      why: 'Is a link, but sends something.',
      drawn: (
        <ButtonLink href="#verstuurd" variant="primary">
          Versturen
        </ButtonLink>
      ),
    },
  },
  BrandBar: {
    use: 'Before signing in, when there is no navigation yet.',
    avoid: 'After signing in: use the navigation menu.',
    good: {
      why: 'The name of the clinic leads home.',
      drawn: (
        <Link href="#begin" className="inline-flex min-h-11 max-w-full items-center wrap-anywhere">
          Hoofdpijnkliniek
        </Link>
      ),
    },
    bad: { why: 'A menu with nothing in it.', drawn: <Button variant="quiet">Menu</Button> },
  },
  BarButton: {
    use: 'For an action of a bar, or a toggle on every screen.',
    avoid: 'For a panel below the bar: a Disclosure says whether it is open.',
    good: { why: 'A text beside the icon.', drawn: <BarButton label="Rust" text="Rust" icon={moonIcon} pressed /> },
    bad: {
      why: 'The meaning of an icon alone must be guessed.',
      drawn: <BarButton label="Rust" icon={moonIcon} pressed />,
    },
  },
  Disclosure: {
    use: 'For a small panel over the page, such as a menu or the view settings.',
    avoid: 'For text that belongs to the page: use an explanation.',
    good: {
      why: 'A text beside the icon.',
      drawn: (
        <Disclosure label="Rust, rustige weergave" text="Rust" icon={moonIcon}>
          Licht van het scherm
        </Disclosure>
      ),
    },
    bad: {
      why: 'The meaning of an icon alone must be guessed.',
      drawn: (
        <Disclosure label="Rustige weergave" icon={moonIcon}>
          Licht van het scherm
        </Disclosure>
      ),
    },
  },
  Link: {
    use: 'To go to another page, in a sentence or alone.',
    avoid: 'For an action, and beside the one main button.',
    good: {
      why: 'Makes sense when read alone.',
      drawn: (
        <p>
          U kunt nu <Link href="#rekeningen">uw rekeningen bekijken</Link>.
        </p>
      ),
    },
    bad: {
      why: 'In a screen reader’s list of links, “hier” occurs ten times.',
      drawn: (
        <p>
          Klik <Link href="#hier">hier</Link> voor uw rekeningen.
        </p>
      ),
    },
  },
  NavigationMenu: {
    use: 'Once per page, for the pages that are always available.',
    avoid: 'In a task of several steps: use back and close only.',
    good: {
      why: 'A few pages, each with a text.',
      drawn: (
        <>
          <ButtonLink href="#overzicht" variant="quiet" icon={homeIcon}>
            Overzicht
          </ButtonLink>
          <ButtonLink href="#afspraken" variant="quiet" icon={calendarIcon}>
            Afspraken
          </ButtonLink>
        </>
      ),
    },
    bad: {
      why: 'Pages that are not available.',
      drawn: (
        <>
          <Button variant="quiet" disabled>
            Recepten
          </Button>
          <Button variant="quiet" disabled>
            Dossier
          </Button>
        </>
      ),
    },
  },
  PageHeader: {
    use: 'On a screen of a task, with back and close.',
    avoid: 'On the overview: use the navigation menu.',
    good: { why: 'Names the current task.', drawn: <p className="text-lead font-bold">Afspraak maken</p> },
    bad: {
      why: 'The name of the clinic, on every screen.',
      drawn: <p className="text-lead font-bold">Mijn Hoofdpijnkliniek</p>,
    },
  },
  StepIndicator: {
    use: 'Above a task of three steps or more.',
    avoid: 'As a way to jump, and for a task of one page.',
    good: {
      why: 'A few steps, each with a name.',
      drawn: <StepIndicator {...steps(1, 'Soort afspraak', 'Dag en tijd', 'Nakijken')} />,
    },
    bad: { why: 'A task with one step needs no indicator.', drawn: <StepIndicator {...steps(0, 'Invullen')} /> },
  },
  StepWizard: {
    use: 'For a task in a fixed order, with one question or subject per step.',
    avoid: 'For a form that fits on one screen.',
    good: {
      why: 'The blocked next button says why.',
      drawn: <StepFooter next="Volgende" blockedReason="Kies eerst een dag." />,
    },
    bad: {
      why: 'A disabled button without a reason.',
      drawn: (
        <Button variant="primary" disabled>
          Volgende
        </Button>
      ),
    },
  },
}
