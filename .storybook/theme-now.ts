import { create, type ThemeVars } from 'storybook/theming'

export const font = 'Atkinson Hyperlegible Next'

/** A Storybook theme with the colours of the design system's theme on the root element. */
export function themeNow(brandTitle?: string): ThemeVars {
  const style = getComputedStyle(document.documentElement)
  const colorOf = (name: string): string => style.getPropertyValue(`--color-${name}`).trim()
  return create({
    base: style.colorScheme === 'dark' ? 'dark' : 'light',
    ...(brandTitle !== undefined && { brandTitle, brandUrl: './' }),
    fontBase: `'${font}', system-ui, sans-serif`,
    colorPrimary: colorOf('primary'),
    colorSecondary: colorOf('link'),
    appBg: colorOf('page'),
    appContentBg: colorOf('surface'),
    appPreviewBg: colorOf('page'),
    appHoverBg: colorOf('soft'),
    appBorderColor: colorOf('divider'),
    appBorderRadius: 12,
    textColor: colorOf('ink'),
    textInverseColor: colorOf('page'),
    textMutedColor: colorOf('muted'),
    barTextColor: colorOf('muted'),
    barHoverColor: colorOf('link'),
    barSelectedColor: colorOf('link'),
    barBg: colorOf('surface'),
    buttonBg: colorOf('raised'),
    buttonBorder: colorOf('control'),
    booleanBg: colorOf('page'),
    booleanSelectedBg: colorOf('raised'),
    inputBg: colorOf('raised'),
    inputBorder: colorOf('control'),
    inputTextColor: colorOf('ink'),
    inputBorderRadius: 8,
  })
}
