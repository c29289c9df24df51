import { expect, test } from 'vitest'
import { billOfMaterials, billErrors, shippedPackages } from './bill-of-materials.ts'

const licences =
  '# Licenses\n\n## @radix-ui/react-slot - 1.5.0 (MIT)\n\nMIT License\n\n## a terms (of use)\n\n## two - 2.0.0-rc.1 (MIT OR Apache-2.0)\n\n## pdfjs-dist/cmaps/LICENSE\n\ntext\n'
const lock = {
  'node_modules/two': { version: '1.0.0', integrity: 'sha512-AAAA' },
  'node_modules/other/node_modules/two': {
    version: '2.0.0-rc.1',
    integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
  },
  'node_modules/@radix-ui/react-slot': {
    version: '1.5.0',
    integrity: `sha512-${Buffer.alloc(64, 2).toString('base64')}`,
  },
}
const product = {
  name: 'patient-portal',
  version: '0.1.0',
  license: 'MIT',
  commit: 'abc',
  time: new Date('2026-11-25T12:00:00Z'),
}

test('the packages are those in the list of licences', () => {
  expect(shippedPackages(licences)).toEqual([
    { name: '@radix-ui/react-slot', version: '1.5.0', license: 'MIT' },
    { name: 'two', version: '2.0.0-rc.1', license: 'MIT OR Apache-2.0' },
  ])
})

test('a bill of materials has each package with licence and hash, and does not depend on the order', () => {
  const bill = billOfMaterials(product, shippedPackages(licences), lock)
  expect(billOfMaterials(product, shippedPackages(licences).toReversed(), lock)).toBe(bill)
  expect(JSON.parse(bill)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/) as string,
    metadata: {
      timestamp: '2026-11-25T12:00:00.000Z',
      component: {
        type: 'application',
        name: 'patient-portal',
        version: '0.1.0',
        properties: [{ name: 'commit', value: 'abc' }],
      },
    },
    components: [
      {
        name: '@radix-ui/react-slot',
        purl: 'pkg:npm/%40radix-ui/react-slot@1.5.0',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '02'.repeat(64) }],
      },
      {
        name: 'two',
        purl: 'pkg:npm/two@2.0.0-rc.1',
        licenses: [{ expression: 'MIT OR Apache-2.0' }],
        hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
      },
    ],
  })
})

test('a bill of materials matches the CycloneDX schema, which rejects unknown values', async () => {
  const bill = billOfMaterials(product, shippedPackages(licences), lock)
  expect(await billErrors(bill)).toBeNull()
  for (const [right, wrong] of [
    ['"type": "library"', '"type": "thing"'],
    ['"id": "MIT"', '"id": "MITT"'],
    ['"scope"', '"scoop"'],
  ] as const) {
    expect(bill).toContain(right)
    expect(await billErrors(bill.replace(right, wrong))).not.toBeNull()
  }
})

test('another commit gives another serial number', () => {
  const serial = (commit: string) =>
    (JSON.parse(billOfMaterials({ ...product, commit }, [], lock)) as { serialNumber: string }).serialNumber
  expect(serial('abd')).not.toBe(serial('abc'))
})

test('a package that is not in the lock file stops the bill of materials', () => {
  expect(() => billOfMaterials(product, [{ name: 'two', version: '3.0.0', license: 'MIT' }], lock)).toThrow(
    'no SHA-512 of two 3.0.0',
  )
})
