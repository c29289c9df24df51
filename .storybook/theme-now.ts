import { create, type ThemeVars } from 'storybook/theming'

export const font = 'Atkinson Hyperlegible Next'

/** A Storybook theme with the colours of the design system's theme on the root element. */
export function themeNow(brandTitle?: string): ThemeVars {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string): string => style.getPropertyValue(`--color-${name}`).trim()
  return create({
    base: style.colorScheme === 'dark' ? 'dark' : 'light',
    ...(brandTitle !== undefined && { brandTitle, brandUrl: './' }),
    fontBase: `'${font}', system-ui, sans-serif`,
    colorPrimary: color('primary'),
    colorSecondary: color('link'),
    appBg: color('page'),
    appContentBg: color('surface'),
    appPreviewBg: color('page'),
    appHoverBg: color('soft'),
    appBorderColor: color('divider'),
    appBorderRadius: 12,
    textColor: color('ink'),
    textInverseColor: color('page'),
    textMutedColor: color('muted'),
    barTextColor: color('muted'),
    barHoverColor: color('link'),
    barSelectedColor: color('link'),
    barBg: color('surface'),
    buttonBg: color('raised'),
    buttonBorder: color('control'),
    booleanBg: color('page'),
    booleanSelectedBg: color('raised'),
    inputBg: color('raised'),
    inputBorder: color('control'),
    inputTextColor: color('ink'),
    inputBorderRadius: 8,
  })
}
