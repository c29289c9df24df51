/** Something broken on purpose, as it happens: small, and easy to overlook. */
export interface Mutation {
  what: string
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  /** Stories that show it: an expression for the beginning of their id. */
  stories: string
  /** Folders whose component tests and stories know it. */
  folders: readonly string[]
}

const inDesignSystem = (
  what: string,
  place: string,
  from: string,
  to: string,
  story: string,
  folder = place.split('/')[0] ?? '',
): Mutation => ({
  what,
  file: `design-system/${place}`,
  from,
  to,
  stories: `design-system-[a-z]+-${story}--`,
  folders: [`design-system/${folder}`],
})

export const mutations: readonly Mutation[] = [
  inDesignSystem('moved by one pixel', 'badge/badge.tsx', 'gap-1.5', 'gap-[7px]', 'badge'),
  inDesignSystem(
    'a colour one step off',
    'tokens/palette.css',
    '--palette-pine: #1f5132',
    '--palette-pine: #1f5133',
    'button',
    'button',
  ),
  {
    what: 'another word',
    file: 'locales/nl/login.json',
    from: '"submit": "Inloggen",\n  "busy"',
    to: '"submit": "Aanmelden",\n  "busy"',
    stories: 'screens-login--',
    folders: ['portal/features/sign-in'],
  },
  inDesignSystem(
    'no focus ring',
    'tokens/type.css',
    ':focus-visible { outline: var(--size-ring) solid',
    ':focus-visible { outline: 0 solid',
    'button',
    'tokens',
  ),
  inDesignSystem('a wrong radius', 'card/card.tsx', 'rounded-lg', 'rounded-md', 'card'),
  inDesignSystem('an error that no longer belongs to its field', 'field/field.tsx', 'error && errorId, ', '', 'field'),
  inDesignSystem(
    'a wrong heading level',
    'page-header/page-header.tsx',
    "titleAs: Title = 'h1'",
    "titleAs: Title = 'p'",
    'pageheader',
  ),
  inDesignSystem(
    'two icons swapped',
    'icon/pictures.ts',
    'CircleCheck as successIcon',
    'CircleX as successIcon',
    'notice',
    'notice',
  ),
  inDesignSystem(
    'no edge in forced colours',
    'step-wizard/step-indicator.tsx',
    "done: 'border-[3px] border-control'",
    "done: 'bg-control'",
    'stepindicator',
  ),
  inDesignSystem(
    'an announcement left out',
    'toast/announcer.tsx',
    "return state === 'now' ?",
    "return state === 'before' ?",
    'toaster',
  ),
  inDesignSystem(
    'a target that is too small',
    'button/button.tsx',
    'inline-flex min-h-13 ',
    'inline-flex min-h-7 ',
    'button',
  ),
  inDesignSystem(
    'a busy button that takes presses',
    'button/button.tsx',
    'if (busy || blocked || again)',
    'if (blocked || again)',
    'button',
  ),
]
