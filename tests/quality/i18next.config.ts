import { defineConfig } from 'i18next-cli'

export default defineConfig({
  locales: ['nl'],
  extract: {
    input: ['portal/**/*.{ts,tsx}'],
    ignore: ['portal/**/*.test.{ts,tsx}', 'portal/**/*.stories.tsx', 'portal/stories/**'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    // Keys that code computes, each from a closed list that TypeScript checks.
    preservePatterns: [
      'common:responses.*', 'common:opening.*', 'common:hours.day.*', 'common:tone.*', 'common:errors.*', 'common:err_*', 'account:err_*', 'appointment:err_*', 'appointment:block.category.*', 'appointment:consultType.*',
      'account:contact.*', 'account:code.change.*', 'account:password.rule.*', 'account:password.refused', 'account:registration.steps.*', 'account:registration.titles.*', 'account:registration.known',
      'account:registration.expired', 'account:registration.maybeDone', 'account:reset.steps.*', 'account:reset.titles.*', 'account:reset.codeGone', 'account:reset.maybeDone', 'account:tooOften',
      'login:expired', 'login:loggedOff', 'login:wrong', 'login:verification.wrong*', 'appointment:booking.late.*', 'appointment:preparation.*', 'appointment:result.*', 'days:day.*', 'documents:prescriptions.*', 'documents:documents.*', 'documents:attachment.*', 'days:kind.*', 'glossary:terms.*', 'general:page.*', 'general:question.*', 'general:note.*', 'general:choice.*', 'general:intro.*', 'general:terms.links.*', 'general:notReferred.*', 'general:attention.*', 'medical:page.*', 'medical:start.points.*', 'questionnaire:problem.*', 'documents:invoice.*',
      'bsn:other', 'review:err_*', 'review:linkMore.*', 'review:names.*', 'review:preview.*', 'review:commentTooLong', 'messages:refused', 'messages:ask.departments.*', 'messages:ask.prompt.*', 'messages:ask.late.*', 'messages:reply.late.*', 'dashboard:go.*', 'dashboard:phone.urgent.*', 'dashboard:item.*', 'dashboard:progress.*', 'dashboard:state.*', 'identification:known', 'identification:noAddress', 'identification:wrongAddress', 'invoice:pay.noAddress', 'invoice:pay.wrongAddress', 'invoice:pay.changed', 'invoice:rebate.status.*', 'rebate:refusedFiles', 'rebate:late.*',
    ],
    // Its fields are those of clinic-file.ts, and a list among them is no group of keys.
    ignoreNamespaces: ['clinic'],
    removeUnusedKeys: true,
    sort: false,
  },
})
