import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../../platform/environment.ts'
import { checkClinic } from './check-clinic.ts'
import { clinicFile } from './clinic-file.ts'
import { unavailableFeatures } from './unavailable-features.ts'
import { newClinic } from './new-clinic.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-clinic-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
function newFolder(): string {
  const folder = emptyFolder()
  newClinic(folder)
  return folder
}

test('a new folder is valid, lets patients do everything, and explains every field', () => {
  const folder = newFolder()
  const text = checkClinic(folder)
  expect(text).toContain('Patients will be able to do everything.')
  expect(text).toContain('Still of the sample: name, phone, phoneLink, email,')
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  for (const name of Object.keys(clinicFile.shape).filter((one) => one !== '$schema'))
    expect(readme).toMatch(new RegExp(`^\\| \`${name}\` \\|`, 'm'))
})

test('a folder that is not empty is not changed', () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'clinic.json'), 'mine')
  expect(() => newClinic(folder)).toThrow('is not empty')
  expect(readFileSync(join(folder, 'clinic.json'), 'utf8')).toBe('mine')
})

test('a check reports what patients will not be able to do, and what a build still needs', () => {
  const folder = newFolder()
  const file = join(folder, 'clinic.json')
  const content = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...content, settings: {} }))
  const text = checkClinic(folder)
  for (const line of [
    '- Identify themselves',
    '- Pay an invoice',
    '- End a session',
    'A build will stop until apiHost',
  ])
    expect(text).toContain(line)
})

test('each setting removes one line', () => {
  const count = (settings: Record<string, string>) =>
    unavailableFeatures(readEnvironment({ VITE_API_HOST: 'a.example', ...settings })).length
  expect([
    count({}),
    count({ VITE_PAYMENT_ORIGINS: 'https://pay.example' }),
    count({ VITE_VERIFICATION_ORIGINS: 'https://verify.example' }),
    count({ VITE_SIGN_OUT_PATH: '/signOut' }),
  ]).toEqual([3, 2, 2, 2])
})

test('the command prints errors without a stack, and exits with 1', async () => {
  const script = resolve(import.meta.dirname, 'check-clinic.ts')
  const folder = newFolder()
  writeFileSync(join(folder, 'notes.txt'), '')
  await expect(promisify(execFile)(process.execPath, [script, folder])).rejects.toMatchObject({
    code: 1,
    stderr: 'notes.txt: nothing reads this file.\n',
  })
})
