import { createServer } from 'node:net'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserLines, explain, patientLines, portFrom, requireFreePort, sayCode, serverSettings } from './command.ts'
import { readyMade, worthTrying } from './scenario/ready-made.ts'
import { scenarioNames, scenarioOf } from './scenario/scenario.ts'

describe('the settings of a command', () => {
  const withArguments = (...more: string[]) => {
    const before = process.argv
    process.argv = [...before, ...more]
    onTestFinished(() => {
      process.argv = before
    })
  }

  test('by default have no test admin, no proxy, and the port of the command', () => {
    expect(serverSettings(4803)).toEqual({ standInPort: 4803, behindProxy: false, testAdmin: false })
  })

  test('have a test admin with --test-admin', () => {
    withArguments('--test-admin')
    expect(serverSettings(4803)).toMatchObject({ testAdmin: true })
  })

  test('behind a proxy have no test admin, even with --test-admin', () => {
    withArguments('--test-admin')
    vi.stubEnv('CLINIC_BEHIND_PROXY', '1')
    expect(serverSettings(4803)).toMatchObject({ behindProxy: true, testAdmin: false })
  })

  test.each(['4801.5', '-1', '65536', 'vier'])('refuse %j as a port', (given) => {
    vi.stubEnv('CLINIC_STAND_IN_PORT', given)
    expect(() => serverSettings(4803)).toThrow(`CLINIC_STAND_IN_PORT must be a port number, not "${given}".`)
  })

  test('treat an empty environment variable as unset', () => {
    vi.stubEnv('CLINIC_PORT', '')
    expect(portFrom('CLINIC_PORT', 4801)).toBe(4801)
  })
})

describe('the error message of a command that cannot start', () => {
  test('names the port that is in use, before anything is built', async () => {
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
    ['an error ENOSPC', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['an ErrnoError of the embedded database, which is not an Error', { name: 'ErrnoError', errno: 51 }],
  ])('says that the disk is full for %s', (_name, error) => expect(explain(error)).toMatch(/^The disk is full: /))

  test.each([
    ['an error', new Error('Why.'), 'Why.'],
    ['an object with a message', { message: 'Why.' }, 'Why.'],
    ['a string', 'Why.', 'Why.'],
  ])('is the message of %s', (_name, error, words) => expect(explain(error)).toBe(words))
})

describe('the ready-made patients', () => {
  const lineOf = (email: string) => patientLines().findLast((line) => line.includes(email)) ?? ''

  test('start with a few that are worth trying first, each for another subject', () => {
    const [head, ...lines] = patientLines()
    expect(head).toContain('Worth trying first')
    for (const [at, [thing, state]] of worthTrying.entries()) {
      const { email = '', password = '' } = readyMade.find((person) => person.state === state) ?? {}
      expect(lines[at]).toMatch(new RegExp(`^  ${thing} +${email} +${password}$`))
    }
    expect(new Set(worthTrying.map(([, state]) => state)).size).toBe(worthTrying.length)
  })

  test('are all listed, each with a password and a description', () => {
    for (const { email, password, state } of readyMade) {
      expect(lineOf(email)).toContain(password)
      expect(lineOf(email)).toContain(scenarioOf(state).about)
    }
  })

  test.each(readyMade)(
    'have the same first name in initials and e-mail address: $first',
    ({ initials, first, email }) => {
      expect(first.startsWith(initials.charAt(0))).toBe(true)
      expect(email.split('.')[0]).toBe(first.toLowerCase())
    },
  )

  test.each(scenarioNames)('have no gendered word in the description of %s', (name) => {
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

  test.each(scenarioNames)('match the numbers in the description of %s', (name) => {
    const { said, there } = counted(name)
    expect(there).toBe(said)
    expect(
      scenarioOf(name)
        .about.split(/[ ,]/)
        .some((word) => word in numbers),
    ).toBe(said !== undefined)
  })
})

test('the start over http prints that Safari needs https, and how to get it', () => {
  expect(browserLines(false).join(' ')).toMatch(/Safari.*npm start -- --https/)
  expect(browserLines(true).join(' ')).toContain('certificate')
})

test('a sign-in code is written to stderr only, so that a log of stdout has no codes', () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  sayCode('Code voor emma@voorbeeld.nl: 123456')
  expect(log).not.toHaveBeenCalled()
  expect(errors).toHaveBeenCalledExactlyOnceWith('Code voor emma@voorbeeld.nl: 123456\n')
})
