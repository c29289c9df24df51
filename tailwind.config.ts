import type { Config } from 'tailwindcss'

const color = (name: string) => `var(--color-${name})`

/** Class names for the tokens. Nothing of Tailwind's own palette or scale is let in. */
export default {
  content: ['./design-system/**/*.{ts,tsx}', './portal/**/*.{ts,tsx,html}', './.storybook/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      page: color('page'),
      surface: color('surface'),
      raised: color('raised'),
      soft: color('soft'),
      divider: color('divider'),
      control: color('control'),
      ink: color('ink'),
      muted: color('muted'),
      link: color('link'),
      primary: color('primary'),
      'on-primary': color('on-primary'),
      action: color('action'),
      'on-action': color('on-action'),
      error: color('error'),
      warning: color('warning'),
      success: color('success'),
      info: color('info'),
      focus: color('focus'),
    },
    // 4 · 8 · 12 · 16 · 20 · 28 · 44, and the control heights 44 · 52 · 56.
    spacing: {
      0: '0',
      px: '1px',
      1: '0.25rem',
      1.5: '0.375rem',
      2: '0.5rem',
      3: '0.75rem',
      4: '1rem',
      5: '1.25rem',
      6: '1.5rem',
      7: '1.75rem',
      11: '2.75rem',
      13: '3.25rem',
      14: '3.5rem',
    },
    screens: { wide: '40rem' },
    fontFamily: { body: 'var(--font-body)' },
    fontSize: {
      small: ['var(--size-small)', 'var(--leading-small)'],
      body: ['1.125rem', 'var(--leading-body)'],
      // For what has to stay in the first screen of a phone with the largest text.
      'small-tight': ['var(--size-small)', 'max(1.35em, 24px)'],
      'body-tight': ['1.125rem', '1.3'],
      lead: ['1.25rem', '1.4'],
      // Seven columns on the smallest phone with the largest text.
      day: ['min(1.125rem, 10vw)', '1'],
      weekday: 'min(var(--size-small), 9vw)',
      fact: ['1.5rem', '1.3'],
      h2: ['1.375rem', '1.35'],
      h1: ['1.875rem', '1.25'],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '650' },
    borderRadius: { none: '0', sm: '0.25rem', md: '0.75rem', lg: '1rem', full: '9999px' },
    borderWidth: { DEFAULT: '1px', 0: '0', 1.5: '1.5px', 2: '2px', 4: '4px' },
    maxWidth: { form: '28.75rem', column: '42.5rem', measure: '27em', full: '100%' },
  },
} satisfies Config
