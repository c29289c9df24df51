const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSStyleRule ? [rule] : 'cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : [],
  )

/** The custom properties that these style rules of the page declare. */
export const declaredProperties = (applies: (selector: string) => boolean): string[] => [
  ...new Set(
    [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter(({ selectorText }) => applies(selectorText))
      .flatMap(({ style }) => [...style])
      .filter((name) => name.startsWith('--')),
  ),
]
