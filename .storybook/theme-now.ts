import { create, type ThemeVars } from 'storybook/theming'

export const font = 'Atkinson Hyperlegible Next'

/** A Storybook theme with the design system's colours of the current theme on the root element. */
export function themeNow(brandTitle?: string): ThemeVars {
  const style = getComputedStyle(document.documentElement)
  const meant = (name: string): string => style.getPropertyValue(`--color-${name}`).trim()
  return create({
    base: style.colorScheme === 'dark' ? 'dark' : 'light',
    ...(brandTitle !== undefined && { brandTitle, brandUrl: './' }),
    fontBase: `'${font}', system-ui, sans-serif`,
    colorPrimary: meant('primary'),
    colorSecondary: meant('link'),
    appBg: meant('page'),
    appContentBg: meant('surface'),
    appPreviewBg: meant('page'),
    appHoverBg: meant('soft'),
    appBorderColor: meant('divider'),
    appBorderRadius: 12,
    textColor: meant('ink'),
    textInverseColor: meant('page'),
    textMutedColor: meant('muted'),
    barTextColor: meant('muted'),
    barHoverColor: meant('link'),
    barSelectedColor: meant('link'),
    barBg: meant('surface'),
    buttonBg: meant('raised'),
    buttonBorder: meant('control'),
    booleanBg: meant('page'),
    booleanSelectedBg: meant('raised'),
    inputBg: meant('raised'),
    inputBorder: meant('control'),
    inputTextColor: meant('ink'),
    inputBorderRadius: 8,
  })
}
