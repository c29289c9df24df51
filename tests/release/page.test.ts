import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { rowsOf, withoutOthers, withProof } from './page.ts'
import type { Verdict } from './proof.ts'
import { staleProofs } from './stale.ts'
import { figuresPage, measuredFile } from './tree.ts'

const entry = (name: string, figure: string, verdict: Verdict = 'passed', commit = '1234abc') => ({
  name,
  says: `says ${name}`,
  origin: 'Passed.',
  figures: [figure],
  summary: { amount: '3 runs', figure: 'a | b', limit: 'at most 1' },
  verdict,
  commit,
})

describe('the page of figures', () => {
  const page = withProof(withProof('', entry('one', '1')), entry('two', '2', 'failed'))

  test('opens with a table, and has a section per proof', () => {
    expect(page).toContain(
      '| proof | what | how much | figure | limit | outcome |\n|---|---|---|---|---|---|\n| `one` | says one | 3 runs | a \\| b | at most 1 | passed at 1234abc |\n| `two` | says two | 3 runs | a \\| b | at most 1 | **failed** at 1234abc |\n\n## `one` · says one\n\nPassed.\n\n1\n\n## `two`',
    )
    expect([...rowsOf(page)]).toEqual([
      ['one', { verdict: 'passed', commit: '1234abc' }],
      ['two', { verdict: 'failed', commit: '1234abc' }],
    ])
  })

  test('replaces the former figures of a proof and leaves the others', () => {
    expect(withProof(page, entry('one', '3'))).toBe(page.replace('\n1\n', '\n3\n'))
    expect(rowsOf(withProof(page, entry('two', '2', 'passed', '5678def'))).get('two')).toEqual({
      verdict: 'passed',
      commit: '5678def',
    })
  })

  test('forgets a proof that is no more', () => {
    expect(withoutOthers(page, ['two'])).toBe(withProof('', entry('two', '2', 'failed')))
    expect(withoutOthers(page, ['one', 'two'])).toBe(page)
  })
})

describe('figures are stale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-stale-'))
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.nl', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  test('where they were never measured, did not pass, stem from an unknown commit, or a file that they judge has changed', () => {
    git('init', '--quiet')
    write('judged/file', '1')
    write('judged/file.test', '1')
    write('other', '1')
    write(measuredFile, '1')
    git('add', '.')
    git('commit', '--quiet', '--message', 'First')
    const proofs = { one: { judges: ['judged', 'portal', ':!**/*.test'] } }
    const stale = (): string | undefined => staleProofs(folder, proofs)[0]?.why
    const measured = (...row: [Verdict, string]): void => write(figuresPage, withProof('', entry('one', '1', ...row)))
    expect(stale()).toBe('was never run')
    measured('failed', git('rev-parse', '--short', 'HEAD'))
    expect(stale()).toMatch(/^failed at /)
    measured('passed', 'abcdef0')
    expect(stale()).toBe('passed at abcdef0, which is not in this history')
    measured('passed', git('rev-parse', '--short', 'HEAD'))
    expect(stale()).toBeUndefined()
    write('other', '2')
    write('judged/file.test', '2')
    write(measuredFile, '2')
    expect(stale()).toBeUndefined()
    write('judged/file', '2')
    expect(stale()).toMatch(/changed since: judged\/file$/)
  })

  test('where a package has changed or gone, but not where there is one more', () => {
    const proofs = { two: { judges: ['package-lock.json'] } }
    const lock = (packages: object): void => write('package-lock.json', JSON.stringify({ packages }))
    const [own, one] = [{ name: 'portal' }, { version: '1.0.0' }]
    const stale = (): string | undefined => staleProofs(folder, proofs)[0]?.why
    lock({ '': own, one })
    git('add', '.')
    git('commit', '--quiet', '--message', 'Second')
    write(figuresPage, withProof('', entry('two', '1', 'passed', git('rev-parse', '--short', 'HEAD'))))
    lock({ '': { ...own, devDependencies: { more: '2.0.0' } }, more: { version: '2.0.0' }, one })
    expect(stale()).toBeUndefined()
    lock({ '': own, one: { version: '1.0.1' } })
    expect(stale()).toMatch(/changed since: package-lock\.json$/)
    lock({ '': own })
    expect(stale()).toMatch(/changed since: package-lock\.json$/)
  })
})
