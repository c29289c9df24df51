/**
 * Imports go one way: contract, rules, api, files, session, onboarding, navigation, screens, routing, app.
 * The design system stands beneath all of them and knows none. Each rule is planted in layers.test.ts.
 */
const proof = '[.](test|stories|e2e)[.]tsx?$|[.]d[.]ts$|^portal/stories/'

/** Per layer, from the bottom: where its files stand and which other parts of the project they may import. */
const contract = '^portal/api/contract/'
const rules = '^portal/rules/'
const api = '^portal/api/'
/** What becomes a file's bytes, on their way out and in. */
const files = '^portal/files/'
const session = '^portal/session/'
const onboarding = '^portal/onboarding/'
const navigation = '^portal/navigation/'
const screens = '^portal/screens/'
/** What screens share, by subject. */
const rooms = ['account', 'attachment', 'consult', 'consult-result', 'earlier', 'failure', 'form', 'frame', 'one-invoice', 'list-search', 'onboarding', 'patient', 'questionnaire', 'received-file', 'slots', 'wizard'].join('|')
const routing = '^portal/routing/'
/** Settings of the build and the texts: plain values that stand beside the layers. */
const environment = '^portal/environment[.]ts$'
const texts = '^(portal/(i18n|texts)[.]ts$|locales/)'
const designSystem = '^design-system/'
/** The names of themes and text sizes: plain values, which draw nothing. */
const tokenNames = '^design-system/tokens/(theme|text-size)[.]ts$'

const layers = [
  { name: 'contract', from: contract, may: [contract] },
  { name: 'rules', from: rules, may: [rules, contract] },
  { name: 'api', from: api, notFrom: contract, may: [api, rules, environment] },
  { name: 'files', from: files, may: [files, api, rules, environment] },
  { name: 'session', from: session, may: [session, files, api, rules, environment, designSystem] },
  { name: 'onboarding', from: onboarding, may: [onboarding, session, files, api, rules, environment, designSystem] },
  { name: 'navigation', from: navigation, may: [navigation, onboarding, session, files, api, rules, environment, designSystem] },
  { name: 'screens', from: screens, may: [screens, navigation, onboarding, session, files, api, rules, environment, texts, designSystem] },
  { name: 'routing', from: routing, may: [routing, screens, navigation, onboarding, session, files, api, rules, environment, texts, designSystem] },
  { name: 'design-system', from: designSystem, may: [designSystem] },
]
const testKit = '^tests/clinic/test-kit/'
const own = '^(portal|design-system|locales)/'
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers.map(({ name, from, notFrom, may }) =>
      forbid(`layer-${name}`, `${name} imports only what stands below it`, { path: from, pathNot: notFrom ? [proof, notFrom] : [proof] }, { path: own, pathNot: may })),
    forbid('contract-packages', 'the contract is a table of schemas and nothing else', { path: contract, pathNot: proof }, { path: npm('.+'), pathNot: npm('zod') }),
    forbid('rules-packages', 'a rule is a pure decision: dates, schemas and the text of a calendar file, no React', { path: rules, pathNot: proof }, { path: npm('.+'), pathNot: npm('zod', 'date-fns', '@date-fns/tz', 'ical-generator') }),
    forbid('no-drawing-below-screens', 'what stands below the screens may name a part of the design system, not draw it', { path: [session, onboarding, navigation], pathNot: proof }, { path: designSystem, pathNot: tokenNames, dependencyTypesNot: ['type-only'] }),
    forbid('screen-to-screen', 'screens meet in the rooms they share only', { path: '^portal/screens/([^/]+)/' }, { path: screens, pathNot: `^portal/screens/($1|${rooms})/` }),
    forbid('design-system-door', 'index.ts is the one way into the design system, save to its tokens', { pathNot: designSystem }, { path: designSystem, pathNot: ['^design-system/(index[.]ts|tokens/[^/]+[.]css)$', tokenNames] }),
    forbid('radix-at-home', 'only the design system knows Radix', { pathNot: designSystem }, { path: npm('@radix-ui/.+') }),
    forbid('clinic-reads-contract', 'the clinic is a second reading of the specification: it shares the contract only', { path: '^tests/clinic/' }, { path: own, pathNot: contract }),
    forbid('clinic-without-test-kit', 'the clinic stands by itself: its test kit leans on it and never the other way round', { path: '^tests/clinic/', pathNot: [proof, testKit] }, { path: testKit }),
    forbid('review-apart', 'who reviews by a link carries nothing of the signed-in portal', { path: '^portal/review-main[.]tsx$' }, { path: ['^portal/((app|main)[.]tsx$|(files|onboarding)/|routing/routes[.]tsx$|worker/)', '^portal/screens/(?!(failure|form|frame|review)/)', npm('@tanstack/.+')], reachable: true }),
    forbid('no-tests-in-production', 'what patients get never holds a test', { path: '^(portal|design-system)/', pathNot: proof }, { path: ['^tests/', '[.](test|stories|e2e)[.]tsx?$', '^[.]storybook/', '^portal/stories/'] }),
    forbid('build-beside', 'what builds the portal is no part of it', { path: own, pathNot: '^portal/build/' }, { path: '^portal/build/' }),
    forbid('worker-beside', 'the service worker is a program of its own', { path: own, pathNot: '^portal/worker/' }, { path: '^portal/worker/' }),
    forbid('stories-take-modes-and-states-only', 'a story takes the modes and the states of a sheet from the catalogue and nothing else', { path: '^(portal|design-system)/' }, { path: '^[.]storybook/', pathNot: '^[.]storybook/(modes[.]ts|sheet[.]tsx)$' }),
    forbid('no-cycle', 'a cycle has no bottom to start reading at', {}, { circular: true }),
    forbid('no-orphan', 'a file nobody imports and that imports nothing is forgotten', { orphan: true, pathNot: ['[.]d[.]ts$', '[.]cjs$'] }, {}),
    {
      name: 'no-forgotten-file', comment: 'a file that only its own imports keep alive', severity: 'error', from: {},
      module: { path: '^(portal|design-system)/.+[.]tsx?$', pathNot: [proof, '^portal/((main|review-main|prerender)[.]tsx$|build/|worker/sw[.]ts$)', '^design-system/index[.]ts$'], numberOfDependentsLessThan: 1 },
    },
    // Without this, a resolver that understands nothing would find nothing wrong.
    forbid('no-unresolved', 'an import that leads nowhere', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    // TypeScript 7 has no compiler interface for this tool; swc reads the same syntax.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'], extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'] },
    exclude: { path: '[.]css[.]d[.]ts$' },
  },
}
