const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSStyleRule ? [rule] : 'cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : [],
  )

/** Names of the custom properties that style rules with these selectors declare. */
export const declaredProperties = (applies: (selector: string) => boolean): string[] => [
  ...new Set(
    [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter(({ selectorText }) => applies(selectorText))
      .flatMap(({ style }) => [...style])
      .filter((name) => name.startsWith('--')),
  ),
]
