/** What the toolbar can pretend of a device, as style sheets ask for it. */
type Feature = '(forced-colors: active)' | '(prefers-reduced-motion: reduce)'

/** Each rule's own condition, by its rule. */
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
 * Applies the page's style sheets as on a device with these features: a page cannot switch on a media feature, so the
 * rules that ask for it get a condition that always holds. What they say is made important, because forced colours
 * override every other colour.
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
      const isPretended = asked.some((feature) => fake.has(feature))
      rule.media.mediaText = isPretended
        ? asked.reduce(
            (text, feature) => (fake.has(feature) ? text.replaceAll(feature, '(min-width: 0)') : text),
            condition,
          )
        : condition
      for (const style of stylesIn(rule.cssRules))
        for (const name of style) style.setProperty(name, style.getPropertyValue(name), isPretended ? 'important' : '')
    }
  }
}
