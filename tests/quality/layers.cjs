/** Imports go one way, in this order; the design system stands beneath and knows none of it. layers.test.ts violates each rule once. */
const order = ['api/contract', 'rules', 'api', 'platform', 'session', 'navigation', 'ui', 'features', 'app']
const proof = '[.](test|stories|e2e)[.]tsx?$|[.]d[.]ts$|^portal/stories/'
const room = (name) => `^portal/${name}/`
const designSystem = '^design-system/'
/** The names of themes and text sizes: plain values, which draw nothing. */
const tokenNames = '^design-system/tokens/(theme|text-size)[.]ts$'
/** What is known of colours, for the catalogue, for what measures and for what builds: the portal draws with the style sheets alone. */
const tokenRules =
  '^design-system/(build/(?:design-tokens|figma-modes|figma-variables)|tokens/(derive-themes|theme-sheet|soften-theme|light|parse-themes|token-limits))[.]ts$'
const texts = '^locales/'
/** Who may import another feature: the dashboard shows something of each, and the archive holds it; an invoice names the consults it is about. */
const acrossFeatures =
  '^portal/features/(dashboard|take-out)/|^portal/features/invoices/(invoice-rows|use-invoice-texts)[.]'

/** Rules that features share, and those of one feature. */
const anyRules = [room('rules'), '^portal/features/[^/]+/rules/']

const layers = [
  ...order.map((name, at) => ({
    name: name.replace('api/', ''),
    from: room(name),
    notFrom: name === 'api' ? room('api/contract') : undefined,
    may: [...order.slice(0, at + 1).map(room), ...(at >= order.indexOf('platform') ? [designSystem, texts] : [])],
  })),
  { name: 'design-system', from: designSystem, may: [designSystem] },
]
const testKit = '^tests/backend/test-kit/'
const own = '^(portal|design-system|locales)/'
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.map(({ name, from, notFrom, may }) =>
      forbid(
        `layer-${name}`,
        `${name} imports only what stands below it`,
        { path: from, pathNot: notFrom ? [proof, notFrom] : [proof] },
        { path: own, pathNot: may },
      ),
    ),
    forbid(
      'contract-packages',
      'the contract is a table of schemas and nothing else',
      { path: room('api/contract'), pathNot: proof },
      { path: npm('.+'), pathNot: npm('zod') },
    ),
    forbid(
      'rules-packages',
      'a rule is a pure decision: dates, schemas and the text of a calendar file, no React',
      { path: anyRules, pathNot: proof },
      { path: npm('.+'), pathNot: npm('zod', 'date-fns', '@date-fns/tz', 'ical-generator') },
    ),
    forbid(
      'feature-rules',
      'a rule of a feature asks other rules and the contract',
      { path: '^portal/features/[^/]+/rules/', pathNot: proof },
      { path: own, pathNot: [room('api/contract'), ...anyRules] },
    ),
    forbid(
      'no-drawing-below-ui',
      'what stands below ui may name a part of the design system, not draw it',
      { path: ['platform', 'session', 'navigation'].map(room), pathNot: proof },
      { path: designSystem, pathNot: tokenNames, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'feature-to-feature',
      'what two features share stands in ui, rules or platform',
      { path: '^portal/features/([^/]+)/', pathNot: [proof, acrossFeatures] },
      { path: room('features'), pathNot: '^portal/features/$1/' },
    ),
    forbid(
      'design-system-door',
      'index.ts is the one way into the design system, save to its tokens and the texts of its labels',
      { pathNot: designSystem },
      {
        path: designSystem,
        pathNot: [
          '^design-system/(index[.]ts|tokens/[^/]+[.]css|labels/(english[.]ts|dutch[.]json))$',
          tokenNames,
          tokenRules,
        ],
      },
    ),
    forbid(
      'colours-stay-in-the-catalogue',
      'deriving and judging colours is for the catalogue, the build and the tests: patients get its outcome',
      { path: '^portal/', pathNot: [proof, '^portal/build/'] },
      { path: tokenRules },
    ),
    forbid(
      'radix-at-home',
      'only the design system knows Radix',
      { pathNot: designSystem },
      { path: npm('@radix-ui/.+') },
    ),
    forbid(
      'router-at-home',
      'wouter does not see an entry that the browser refused: navigation shows it in its place',
      { path: '^portal/', pathNot: '^portal/navigation/' },
      { path: npm('wouter') },
    ),
    forbid(
      'backend-reads-contract',
      'the back end is a second reading of the specification: it shares the contract only',
      { path: '^tests/backend/' },
      { path: own, pathNot: room('api/contract') },
    ),
    forbid(
      'backend-without-test-kit',
      'the back end stands by itself: its test kit leans on it and never the other way round',
      { path: '^tests/backend/', pathNot: [proof, testKit] },
      { path: testKit },
    ),
    forbid(
      'conformance-for-strangers',
      'what judges any back end knows the contract, and nothing of ours',
      { path: '^tests/conformance/' },
      { path: '^(tests/(backend|support/test-admin)|portal|design-system|locales)', pathNot: room('api/contract') },
    ),
    forbid(
      'review-apart',
      'who reviews by a link carries nothing of the signed-in portal',
      { path: '^portal/review-main[.]tsx$' },
      {
        path: [
          '^portal/(main[.]tsx$|app/(app|routes|require-session)[.]tsx$|worker/|platform/files/|ui/(attachment|document-viewer|wizard)/)',
          '^portal/features/(?!review/)',
          npm('@tanstack/.+'),
        ],
        reachable: true,
      },
    ),
    forbid(
      'no-tests-in-production',
      'what patients get never holds a test',
      { path: '^(portal|design-system)/', pathNot: proof },
      { path: ['^tests/', '[.](test|stories|e2e)[.]tsx?$', '^[.]storybook/', '^portal/stories/'] },
    ),
    forbid(
      'build-beside',
      'what builds the portal is no part of it',
      { path: own, pathNot: '^portal/build/' },
      { path: '^portal/build/' },
    ),
    forbid(
      'worker-beside',
      'the service worker is a program of its own',
      { path: own, pathNot: '^portal/worker/' },
      { path: '^portal/worker/' },
    ),
    forbid(
      'stories-take-modes-and-states-only',
      'a story takes the modes, the state matrix and the fake voice from the catalogue and nothing else',
      { path: '^(portal|design-system)/' },
      { path: '^[.]storybook/', pathNot: '^[.]storybook/((modes|fake-voice)[.]ts|state-matrix[.]tsx)$' },
    ),
    forbid('no-cycle', 'a cycle has no bottom to start reading at', {}, { circular: true }),
    forbid(
      'no-orphan',
      'a file nobody imports and that imports nothing is forgotten',
      { orphan: true, pathNot: ['[.]d[.]ts$', '[.]cjs$'] },
      {},
    ),
    {
      name: 'no-forgotten-file',
      comment: 'a file that only its own imports keep alive',
      severity: 'error',
      from: {},
      module: {
        path: '^(portal|design-system)/.+[.]tsx?$',
        pathNot: [
          proof,
          '^portal/((main|review-main|app/prerender)[.]tsx$|build/|worker/sw[.]ts$)',
          '^design-system/(index|labels/en)[.]ts$',
        ],
        numberOfDependentsLessThan: 1,
      },
    },
    // Without this, a resolver that understands nothing would find nothing wrong.
    forbid(
      'no-unresolved',
      'an import that leads nowhere',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '^@patient-portal/design-system'] },
    ),
  ],
  options: {
    // TypeScript 7 has no compiler interface for this tool; swc reads the same syntax.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
    exclude: { path: '[.]css[.]d[.]ts$' },
  },
}
