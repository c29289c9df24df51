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
    use: 'For going to another page, where that is what most will want.',
    avoid: 'For an action on this page: that is a button.',
    good: {
      why: 'Leads somewhere, and says where.',
      drawn: (
        <ButtonLink href="#bel" icon={phoneIcon}>
          Bel de kliniek
        </ButtonLink>
      ),
    },
    bad: {
      why: 'Looks like a page, and sends something.',
      drawn: (
        <ButtonLink href="#verstuurd" variant="primary">
          Versturen
        </ButtonLink>
      ),
    },
  },
  BrandBar: {
    use: 'Before somebody has signed in: there is nowhere to go yet.',
    avoid: 'Where there is: that has the menu.',
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
    use: 'For what a bar does at once, or what is on and off on every screen.',
    avoid: 'For a panel below the bar: a Disclosure says whether it is open.',
    good: { why: 'A word beside the icon.', drawn: <BarButton label="Rust" text="Rust" icon={moonIcon} pressed /> },
    bad: { why: 'An icon alone is a riddle.', drawn: <BarButton label="Rust" icon={moonIcon} pressed /> },
  },
  Disclosure: {
    use: 'For a small panel over the page, such as a menu or the view settings.',
    avoid: 'For text that belongs to the page: an explanation opens in place.',
    good: {
      why: 'A word beside the icon.',
      drawn: (
        <Disclosure label="Rust, rustige weergave" text="Rust" icon={moonIcon}>
          Licht van het scherm
        </Disclosure>
      ),
    },
    bad: {
      why: 'An icon alone is a riddle.',
      drawn: (
        <Disclosure label="Rustige weergave" icon={moonIcon}>
          Licht van het scherm
        </Disclosure>
      ),
    },
  },
  Link: {
    use: 'For going elsewhere, in a sentence or alone.',
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
      why: 'Who hears a list of links hears “hier” ten times.',
      drawn: (
        <p>
          Klik <Link href="#hier">hier</Link> voor uw rekeningen.
        </p>
      ),
    },
  },
  NavigationMenu: {
    use: 'Once a page, for the places that are always open.',
    avoid: 'In a task of several steps: there is only back and close.',
    good: {
      why: 'A few places, each with a word.',
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
      why: 'Places that are closed for now.',
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
    use: 'On a screen of a task, with the way back and the way out.',
    avoid: 'On the overview: that has the menu.',
    good: { why: 'Says where one is.', drawn: <p className="text-lead font-bold">Afspraak maken</p> },
    bad: {
      why: 'The name of the clinic, on every screen.',
      drawn: <p className="text-lead font-bold">Mijn Hoofdpijnkliniek</p>,
    },
  },
  StepIndicator: {
    use: 'Above a task of three steps or more.',
    avoid: 'As a way to jump, and for a task of one page.',
    good: {
      why: 'Few steps, each with a name.',
      drawn: <StepIndicator {...steps(1, 'Soort afspraak', 'Dag en tijd', 'Nakijken')} />,
    },
    bad: { why: 'One step is no task in steps.', drawn: <StepIndicator {...steps(0, 'Invullen')} /> },
  },
  StepWizard: {
    use: 'For a task in a fixed order, one thing a step.',
    avoid: 'For a form that fits on one screen.',
    good: {
      why: 'A blocked way on says why.',
      drawn: <StepFooter next="Volgende" blockedReason="Kies eerst een dag." />,
    },
    bad: {
      why: 'A grey button, and silence.',
      drawn: (
        <Button variant="primary" disabled>
          Volgende
        </Button>
      ),
    },
  },
}
