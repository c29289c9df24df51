import { oneOf } from './run-state.ts'
import type { Random } from '../support/random.ts'

/** Unusual input of people, phones and other programs. */
const odd = [
  '',
  'é€ß',
  '<b>vet</b> & "aan"',
  '👩‍👩‍👧‍👦🇳🇱',
  'שלום \u202Edcba',
  'a\u200Bb\u00ADc',
  '; drop table patient;--',
  '%s %00 ../..',
  '{{naam}}',
  'Hoofdpijn'.repeat(30),
  '   ',
  '1 < 2',
  'regel\nregel',
  'Z\u0310\u0311algo',
  '\\u0000',
  '-1',
  'null',
] as const
const numbers = ['1', '12', '0', '999999', '123456789', '111222333', '28', '-3', '1e9', '٣'] as const
const plain = ['Ik heb een vraag', '1234 AB', '0612345678', 'ja', '2026-11-30', 'jan@voorbeeld.test', '12'] as const

/** A text to type: in four of ten it is plain, so that forms accept it. */
export function textToType(random: Random, canary: string, isNumber: boolean): string {
  const chance = random()
  if (isNumber && chance < 0.8) return oneOf(numbers, random)
  return chance < 0.4
    ? `${oneOf(plain, random)} ${canary}`
    : chance < 0.6
      ? oneOf(plain, random)
      : `${canary} ${oneOf(odd, random)}`
}

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface SmallFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A small file that every form accepts. */
export const acceptedFile = (canary: string): SmallFile => ({
  name: `${canary}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'),
})

/** A small file to attach; not every one is accepted. */
export function fileToSend(random: Random, canary: string): SmallFile {
  return oneOf(
    [
      acceptedFile(canary),
      { name: `foto ${canary}.png`, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
      { name: `${canary}.exe`, mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: `leeg ${canary}.pdf`, mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      { name: `${canary}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') },
    ],
    random,
  )
}
