import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserLines, explain, patientLines, portFrom, requireFreePort, sayCode, serverSettings } from './command.ts'
import { readyMade, worthTrying } from './scenario/ready-made.ts'
import { scenarioNames, scenarioOf } from './scenario/scenario.ts'

describe('what a command takes from its surroundings', () => {
  const withArguments = (...more: string[]) => {
    const before = process.argv
    process.argv = [...before, ...more]
    onTestFinished(() => {
      process.argv = before
    })
  }

  test('without a word there is no test admin, no proxy, and the port of the command', () => {
    expect(serverSettings(4803)).toEqual({ standInPort: 4803, behindProxy: false, testAdmin: false })
  })

  test('there is a test admin where it is asked for', () => {
    withArguments('--test-admin')
    expect(serverSettings(4803)).toMatchObject({ testAdmin: true })
  })

  test('behind a proxy there is no test admin, whoever asks for it', () => {
    withArguments('--test-admin')
    vi.stubEnv('CLINIC_BEHIND_PROXY', '1')
    expect(serverSettings(4803)).toMatchObject({ behindProxy: true, testAdmin: false })
  })

  test.each(['4801.5', '-1', '65536', 'vier'])('%j is no port', (given) => {
    vi.stubEnv('CLINIC_STAND_IN_PORT', given)
    expect(() => serverSettings(4803)).toThrow(`CLINIC_STAND_IN_PORT must be a port number, not "${given}".`)
  })

  test('an empty variable is as one that is not there', () => {
    vi.stubEnv('CLINIC_PORT', '')
    expect(portFrom('CLINIC_PORT', 4801)).toBe(4801)
  })
})

describe('what a command says that cannot go on', () => {
  test('a taken port, before anything is built', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => {
      server.close()
    })
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const failure = await requireFreePort(port).catch((error: unknown) => error)
    expect(explain(failure)).toBe(`Port ${port} is in use: stop what runs there, or choose another port.`)
    server.close()
    await once(server, 'close')
    await expect(requireFreePort(port)).resolves.toBeUndefined()
  })

  test.each([
    ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['one that the embedded database met, which throws no Error', { name: 'ErrnoError', errno: 51 }],
  ])('%s', (_name, error) => expect(explain(error)).toMatch(/^The disk is full: /))

  test.each([
    ['an error', new Error('Why.'), 'Why.'],
    ['a thing with words', { message: 'Why.' }, 'Why.'],
    ['a text', 'Why.', 'Why.'],
  ])('%s in its own words', (_name, error, words) => expect(explain(error)).toBe(words))
})

describe('the ready-made patients', () => {
  const lineOf = (email: string) => patientLines().findLast((line) => line.includes(email)) ?? ''

  test('a few are worth trying first, each for something else', () => {
    const [head, ...lines] = patientLines()
    expect(head).toContain('Worth trying first')
    for (const [at, [thing, state]] of worthTrying.entries()) {
      const { email = '', password = '' } = readyMade.find((person) => person.state === state) ?? {}
      expect(lines[at]).toMatch(new RegExp(`^  ${thing} +${email} +${password}$`))
    }
    expect(new Set(worthTrying.map(([, state]) => state)).size).toBe(worthTrying.length)
  })

  test('everybody is there, with what there is to see', () => {
    for (const { email, password, state } of readyMade) {
      expect(lineOf(email)).toContain(password)
      expect(lineOf(email)).toContain(scenarioOf(state).about)
    }
  })

  test.each(readyMade)('$first is called the same wherever the name stands', ({ initials, first, email }) => {
    expect(first.startsWith(initials.charAt(0))).toBe(true)
    expect(email.split('.')[0]).toBe(first.toLowerCase())
  })

  test.each(scenarioNames)('%s says nothing that is true of a man or a woman only', (name) => {
    expect(scenarioOf(name).about).not.toMatch(/\b(?:hij|zij|hem|haar|zijn|man|vrouw)\b/)
  })

  const numbers: Readonly<Record<string, number>> = { één: 1, twee: 2, drie: 3, vier: 4, vijf: 5, 500: 500 }

  /** What a scenario says that there are of something, and how many there are. */
  function counted(name: (typeof scenarioNames)[number]): { said: number | undefined; there: number | undefined } {
    const { about, consults = [], threads = [], next } = scenarioOf(name)
    const [, number = '', what = ''] =
      /(\S+) (videoconsult|consulten|voorbije afspraken|ongelezen berichten|berichten|weken)/.exec(about) ?? []
    const shown = consults.filter(({ state }) => state !== 3).length
    const there: Readonly<Record<string, number>> = {
      videoconsult: shown,
      consulten: shown,
      'voorbije afspraken': shown,
      berichten: threads[0]?.messages ?? 0,
      'ongelezen berichten': threads.reduce((sum, { unread }) => sum + unread, 0),
      weken: (next?.minInDays ?? 0) / 7,
    }
    return { said: numbers[number], there: there[what] }
  }

  test.each(scenarioNames)('%s counts what it says', (name) => {
    const { said, there } = counted(name)
    expect(there).toBe(said)
    expect(
      scenarioOf(name)
        .about.split(/[ ,]/)
        .some((word) => word in numbers),
    ).toBe(said !== undefined)
  })
})

test('whoever opens plain http hears what Safari does, and how to have https', () => {
  expect(browserLines(false).join(' ')).toMatch(/Safari.*npm start -- --https/)
  expect(browserLines(true).join(' ')).toContain('certificate')
})

test('a code goes to the error stream, so that a log of the other holds none', () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  sayCode('Code voor emma@voorbeeld.nl: 123456')
  expect(log).not.toHaveBeenCalled()
  expect(errors).toHaveBeenCalledExactlyOnceWith('Code voor emma@voorbeeld.nl: 123456\n')
})
