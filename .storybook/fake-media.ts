/** Media features that the toolbar can emulate. */
type Feature = '(forced-colors: active)' | '(prefers-reduced-motion: reduce)'

/** The original condition of each rule. */
const own = new WeakMap<CSSMediaRule, string>()

function* mediaRulesIn(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule
    if ('cssRules' in rule) yield* mediaRulesIn(rule.cssRules as CSSRuleList)
  }
}

function* stylesIn(rules: CSSRuleList): Generator<CSSStyleDeclaration> {
  for (const rule of rules) {
    if ('style' in rule) yield rule.style as CSSStyleDeclaration
    if ('cssRules' in rule) yield* stylesIn(rule.cssRules as CSSRuleList)
  }
}

/**
 * Applies the page's style sheets as on a device with these features. A page cannot set a media feature, so the condition
 * of each rule for it is replaced by one that is always true. Its declarations become important, as forced colours override
 * all others.
 */
export function fakeMedia(fake: ReadonlySet<Feature>): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRulesIn(sheet.cssRules)) {
      const condition = own.get(rule) ?? rule.conditionText
      const asked = (['(forced-colors: active)', '(prefers-reduced-motion: reduce)'] as const).filter((feature) =>
        condition.includes(feature),
      )
      if (asked.length === 0) continue
      own.set(rule, condition)
      const isFaked = asked.some((feature) => fake.has(feature))
      rule.media.mediaText = isFaked
        ? asked.reduce(
            (text, feature) => (fake.has(feature) ? text.replaceAll(feature, '(min-width: 0)') : text),
            condition,
          )
        : condition
      for (const style of stylesIn(rule.cssRules))
        for (const name of style) style.setProperty(name, style.getPropertyValue(name), isFaked ? 'important' : '')
    }
  }
}
