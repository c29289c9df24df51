import * as z from 'zod'
import { textSizes } from '../../../design-system/tokens/text-size.ts'
import { themes } from '../../../design-system/tokens/theme.ts'
import { openingHoursPattern, parseOpeningHours, parseOpeningPeriod } from '../../rules/opening-hours.ts'
import { ClinicError, didYouMean } from './clinic-error.ts'
import type { ClinicJson } from './clinic-json.ts'

const line = (expected: string) => z.string({ error: expected }).trim().min(1, { error: expected })
const url = z.url({ protocol: /^https$/, error: 'an address that begins with https://' })
const origin = z
  .string({ error: 'a list of sites, such as https://pay.example' })
  .regex(/^https:\/\/[^\s/*]+$/, { error: 'a site such as https://pay.example, without a path' })

const openingPeriod = 'days and times such as "Mo-Fr 09:00-16:00"'
const openingHours = z
  .array(
    z
      .string({ error: openingPeriod })
      .regex(openingHoursPattern, { error: openingPeriod })
      .refine((entry) => parseOpeningPeriod(entry) !== undefined, { error: 'an end that is later than its begin' }),
    { error: `a list of ${openingPeriod}` },
  )
  .min(1, { error: `at least one entry with ${openingPeriod}` })
  .refine((entries) => parseOpeningHours(entries) !== undefined, {
    error: 'times of one day that do not touch each other',
  })

const settings = z.strictObject({
  apiHost: z.optional(
    z
      .string()
      .regex(/^[^\s/:]+$/, { error: 'a host, without scheme, port or path' })
      .describe('Host of the clinic’s back end (VITE_API_HOST).'),
  ),
  apiPort: z.optional(
    z
      .int({ error: 'a port number' })
      .min(1)
      .max(65_535)
      .describe('Its port, if it is not the usual one (VITE_API_PORT).'),
  ),
  apiSsl: z.optional(z.boolean({ error: 'true or false' }).describe('False for plain http (VITE_API_SSL).')),
  apiSameOrigin: z.optional(
    z
      .boolean({ error: 'true or false' })
      .describe(
        'True where the site’s own server passes calls on to the back end; the host above is the site’s then (VITE_API_SAME_ORIGIN).',
      ),
  ),
  hstsPreload: z.optional(
    z
      .boolean({ error: 'true or false' })
      .describe('True asks browsers to list the host as https only, which is hard to undo (VITE_HSTS_PRELOAD).'),
  ),
  readAloud: z.optional(
    z
      .boolean({ error: 'true or false' })
      .describe(
        'False leaves out the button by which the device itself reads messages and letters aloud (VITE_READ_ALOUD).',
      ),
  ),
  slotDays: z.optional(
    z
      .int({ error: 'a number of days, 1 to 999' })
      .min(1)
      .max(999)
      .describe('Days ahead for which free times are looked for (VITE_SLOT_DAYS).'),
  ),
  verificationOrigins: z.optional(
    z.array(origin).describe('Sites that verify who a patient is (VITE_VERIFICATION_ORIGINS).'),
  ),
  paymentOrigins: z.optional(z.array(origin).describe('Sites that handle payments (VITE_PAYMENT_ORIGINS).')),
  signOutPath: z.optional(
    z
      .string()
      .regex(/^(?:\/[\w.-]+)+$/, { error: 'a path such as /patientPortal/signOut' })
      .describe('Path of the back end’s own call for logging off (VITE_SIGN_OUT_PATH).'),
  ),
  reportAddress: z.optional(
    z
      .string()
      .regex(/^https:\/\/[^\s/*@?#]+\/[^\s?#]*$/, { error: 'an address such as https://company.example/reports' })
      .describe(
        'Where reports of what goes wrong, without anything of a patient, are posted to (VITE_REPORT_ADDRESS).',
      ),
  ),
})

/** Schema of a clinic's `clinic.json`. Fields that would otherwise show another clinic's data are required. */
export const clinicFile = z.strictObject({
  $schema: z.optional(z.string()),
  name: line('the clinic’s name').describe('The clinic’s name, in titles and texts.'),
  shortName: z.optional(
    line('a short name').describe(
      'The name in the bar and under the app’s icon, where the whole name is long: up to 16 letters keep the bar in one row.',
    ),
  ),
  phone: line('a phone number as people write it').describe('The phone number as people write it.'),
  phoneLink: z
    .string({ error: 'a phone number such as +31201234567' })
    .regex(/^\+\d{6,15}$/, { error: 'a phone number such as +31201234567' })
    .describe('The same number for a device to call: a plus, the country and digits.'),
  email: z.email({ error: 'an e-mail address' }).describe('The address that patients write to.'),
  address: line('the visiting address').describe('The visiting address, in one line.'),
  openingHours: openingHours.describe(
    'When the phone is answered, as schema.org writes openingHours: days of the week and one time of opening an entry; a day with a break has two, a closed day none.',
  ),
  messages: line('how soon messages are answered, and what to do in an emergency').describe(
    'How soon messages are answered, and what to do in an emergency.',
  ),
  emergency: z.optional(
    z
      .strictObject({
        question: line('a question').describe('Whether it happens now, or is new.'),
        call: line('a sentence that names 112')
          .regex(/\b112\b/, { error: 'a sentence that names 112' })
          .describe('The words of the link that calls 112.'),
        otherwise: line('a sentence').describe('What happens if it does not.'),
      })
      .describe(
        'What a patient reads who answers yes to “Kunt u een arm, een been of uw gezicht soms niet bewegen?”. Without it the portal’s own words stand there: a doctor has to approve either before the portal is used.',
      ),
  ),
  draftHours: z.optional(
    z
      .string()
      .regex(/^\d{1,4}$/, { error: 'a number of hours, in quotes' })
      .describe('Hours that what was typed is kept on a device after a session expired.'),
  ),
  rest: z.optional(
    z
      .strictObject({
        theme: z.enum(themes, { error: `one of ${themes.join(', ')}` }).describe('The theme.'),
        contrast: z.enum(['softer', 'normal'], { error: 'softer or normal' }).describe('The contrast.'),
        textSize: z.enum(textSizes, { error: `one of ${textSizes.join(', ')}` }).describe('The size of the text.'),
        questions: z.enum(['one', 'all'], { error: 'one or all' }).describe('Questions on one screen.'),
      })
      .describe(
        'What the button “Rust” shows until a patient changes it. Without it: dark, soft, the largest text, one question.',
      ),
  ),
  insurers: z
    .array(line('an insurer’s name'))
    .min(1, { error: 'at least one insurer' })
    .describe('Insurers that are billed directly, any number.'),
  links: z.strictObject({
    terms: url.describe('Terms of the treatment.'),
    privacy: url.describe('Privacy statement.'),
    finance: url.describe('Terms of payment.'),
  }),
  settings: z.optional(settings.describe('Settings of the build. A VITE_ variable wins over each.')),
})
/** Contents of `clinic.json`, parsed. */
export type ClinicFile = z.infer<typeof clinicFile>

/** Schema of `brand.json`. */
export const brandFile = z.strictObject({
  $schema: z.optional(z.string()),
  primary: z
    .string({ error: 'a colour such as #1f5132' })
    .regex(/^#[\da-f]{6}$/, { error: 'a colour such as #1f5132, in small letters' })
    .describe('The colour of buttons and of what is chosen.'),
  link: z.optional(
    z
      .string()
      .regex(/^#[\da-f]{6}$/, { error: 'a colour such as #1f5132, in small letters' })
      .describe('Another colour for links; without it the same.'),
  ),
})

/** What is expected if a value has another type and its field gives no error text. */
const expectedTypes: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of texts',
}

const expectedOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return expectedTypes[issue.expected] ?? issue.expected
  if (issue.code === 'too_small') return `${String(issue.minimum)} or more`
  if (issue.code === 'too_big') return `${String(issue.maximum)} or less`
  return issue.code === 'invalid_union' ? 'a text or a group of texts' : undefined
}

/** The fields that a schema knows at a path. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = path.reduce<z.core.JSONSchema.JSONSchema | undefined>(
    (outer, key) => {
      const field = outer?.properties?.[String(key)]
      return typeof field === 'object' ? field : undefined
    },
    z.toJSONSchema(schema, { io: 'input' }),
  )
  return Object.keys(inner?.properties ?? {})
}

/** Parses a file of a clinic's folder. Throws a ClinicError that gives for each error the field and what is expected. */
export function parseFile<Schema extends z.ZodType>({ content, at }: ClinicJson, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(content, { error: expectedOf })
  if (success) return data
  throw new ClinicError(
    error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map(
            (key) => `${at([...issue.path, key])} is not known.${didYouMean(key, fieldsAt(schema, issue.path))}`,
          )
        : [`${at(issue.path)}: ${issue.message} is wanted.`],
    ),
  )
}

/** The settings as VITE_ variables; unset ones are left out. */
export function variablesOf({
  apiHost,
  apiPort,
  apiSsl,
  apiSameOrigin,
  hstsPreload,
  readAloud,
  slotDays,
  verificationOrigins,
  paymentOrigins,
  signOutPath,
  reportAddress,
}: NonNullable<ClinicFile['settings']>): Record<string, string> {
  const given = {
    VITE_API_HOST: apiHost,
    VITE_API_PORT: apiPort?.toString(),
    VITE_API_SSL: apiSsl?.toString(),
    VITE_API_SAME_ORIGIN: apiSameOrigin?.toString(),
    VITE_HSTS_PRELOAD: hstsPreload?.toString(),
    VITE_READ_ALOUD: readAloud?.toString(),
    VITE_SLOT_DAYS: slotDays?.toString(),
    VITE_VERIFICATION_ORIGINS: verificationOrigins?.join(','),
    VITE_PAYMENT_ORIGINS: paymentOrigins?.join(','),
    VITE_SIGN_OUT_PATH: signOutPath,
    VITE_REPORT_ADDRESS: reportAddress,
  }
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
