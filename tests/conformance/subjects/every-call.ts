import type { Check } from '../check.ts'
import { mustBe, mustHold } from '../finding.ts'
import { endpointOf, type CallName, callNames } from '#portal/api/contract/contract.ts'
import { missingLike, samples } from '../sample.ts'
import { basicHeader, breaches, type Input, mustRefuse, type World } from '../world.ts'

type Fields = Readonly<Record<string, unknown>>

const shape = (name: CallName): Check => ({
  id: `shape/${name}`,
  calls: [name],
  description: 'An allowed call gets a 200 that fits the contract',
  async run(world) {
    const { status, body, text } = await world.send(name, await samples[name].granted(world))
    mustHold(name, '200', status === 200, `${status} ${text}`)
    mustBe(`${name}: what breaks the schema`, [], breaches(name, { body }))
  },
})

const arranged = new WeakMap<World, Map<CallName, Promise<Input>>>()

/** One arrangement for all that is refused: that must leave it possible. */
function ready(world: World, name: CallName): Promise<Input> {
  const known = arranged.get(world) ?? new Map<CallName, Promise<Input>>()
  arranged.set(world, known)
  const input = known.get(name) ?? samples[name].granted(world)
  known.set(name, input)
  return input
}

/** The headers that let nobody in. */
function strangers(name: CallName, token: string): Record<string, string>[] {
  const { authorization } = endpointOf(name)
  if (authorization === 'basic')
    return [
      {},
      { Authorization: 'Basic !' },
      { Authorization: basicHeader({ email: 'niemand@voorbeeld.test', password: 'Helemaal-Fout-1' }) },
    ]
  const [own, other] = authorization === 'bearer' ? ['Bearer', 'Token'] : ['Token', 'Bearer']
  return [
    {},
    { Authorization: `${own} ` },
    { Authorization: `${own} ${token}x` },
    { Authorization: `${other} ${token}` },
    { Cookie: `token=${token}` },
  ]
}

const identity = (name: CallName): Check => ({
  id: `identity/${name}`,
  calls: [name],
  description: 'Without a token, with a wrong one, with another scheme or with only a cookie, a call gets a 401',
  async run(world) {
    const { token = '', basic: _, ...rest } = await ready(world, name)
    for (const headers of strangers(name, token))
      mustRefuse(
        `${name} with ${JSON.stringify(Object.keys(headers))}`,
        await world.send(name, { ...rest, headers }),
        401,
      )
  },
})

const broken = ['', '{', '[]', 'null', '"tekst"', '{}']

const body = (name: CallName): Check => ({
  id: `body/${name}`,
  calls: [name],
  description:
    'A body that is not JSON, lacks a field or has one of another type gets a 400, and the right one still succeeds',
  async run(world) {
    const input = await ready(world, name)
    const fields = input.body as Fields
    for (const text of broken)
      mustRefuse(`${name} with ${text || 'nothing'}`, await world.send(name, { ...input, body: text }), 400)
    for (const [field, value] of Object.entries(fields)) {
      const { [field]: _, ...without } = fields
      // What the contract calls optional may be left out.
      if (endpointOf(name).body?.safeParse(without).success === false)
        mustRefuse(`${name} without ${field}`, await world.send(name, { ...input, body: without }), 400)
      mustRefuse(
        `${name} with a ${field} of another kind`,
        await world.send(name, {
          ...input,
          body: { ...without, [field]: typeof value === 'object' ? 'tekst' : { tekst: value } },
        }),
        400,
      )
    }
    mustBe(`${name} afterwards`, 200, (await world.send(name, input)).status)
  },
})

const placeOf = (name: CallName, field: string): 'path' | 'body' =>
  endpointOf(name).path.includes(`:${field}`) ? 'path' : 'body'
const withField = (name: CallName, input: Input, field: string, value: unknown): Input => {
  const place = placeOf(name, field)
  return { ...input, [place]: { ...(input[place] as Fields), [field]: value } }
}

const ownership = (name: CallName, field: string, status: number): Check => ({
  id: `ownership/${name}`,
  calls: [name],
  description: `A ${field} of another patient gets the same answer as an unknown one, and nothing of theirs changes`,
  async run(world) {
    const [mine, theirs] = [await samples[name].granted(world), await samples[name].granted(world)]
    const valueIn = (input: Input) => (input[placeOf(name, field)] as Fields)[field]
    const foreign = await world.send(name, withField(name, mine, field, valueIn(theirs)))
    mustRefuse(`${name} with another patient's ${field}`, foreign, status)
    const missing = await world.send(name, withField(name, mine, field, missingLike(valueIn(mine))))
    mustBe(
      `${name} with another's ${field}, beside a missing one`,
      [missing.status, missing.text],
      [foreign.status, foreign.text],
    )
    mustBe(`${name} by its owner afterwards`, 200, (await world.send(name, theirs)).status)
  },
})

const unknownPaths = ['x', '0', '-1', '1.5', '2147483648', "' or 1=1"]

const path = (name: CallName): Check => ({
  id: `path/${name}`,
  calls: [name],
  description: 'A path with an unknown id gets a 495',
  async run(world) {
    const input = await ready(world, name)
    for (const id of [...unknownPaths, missingLike(input.path?.['id'])])
      mustRefuse(`${name} with "${id}"`, await world.send(name, { ...input, path: { id } }), 495)
  },
})

/** A patient in the middle of onboarding gets no times and no consults. */
const newcomers: Check = {
  id: 'onboarding/first',
  calls: ['getSlots', 'addConsult'],
  description: 'A patient who is not onboarded gets no times and cannot book (412)',
  async run(world: World) {
    const { token } = await world.signedIn('general-done')
    for (const name of ['getSlots', 'addConsult'] as const) {
      const { body: request } = await samples[name].granted(world)
      mustRefuse(`${name} before onboarding is over`, await world.send(name, { token, body: request }), 412)
    }
  },
}

const withBody = callNames.filter((name) => endpointOf(name).body)

/** What holds for each call, whatever it does. */
export const everyCall: readonly Check[] = [
  ...callNames.map(shape),
  ...callNames.filter((name) => endpointOf(name).authorization !== 'none').map(identity),
  ...withBody.map(body),
  ...callNames.filter((name) => endpointOf(name).path.includes(':')).map(path),
  ...callNames.flatMap((name) =>
    Object.entries(samples[name].owned ?? {}).map(([field, status]) => ownership(name, field, status)),
  ),
  newcomers,
]
