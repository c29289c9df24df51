import { linkRecords } from '../../.storybook/records/link-records.ts'

/** The criteria of every part with the tests that prove them, as lines of text; the last counts them. */
export function partLines(): string[] {
  const records = Object.values(linkRecords().records)
  const criteria = records.flatMap((record) => record.criteria)
  const proved = criteria.filter(({ proofs }) => proofs.length > 0).length
  return [
    ...records.flatMap(({ component, status, criteria: own }) => [
      '',
      `${component} (${status})`,
      ...own.flatMap(({ id, text, proofs }) => [
        `  ${id}  ${text}`,
        ...(proofs.length > 0
          ? proofs.map(({ file, line, title }) => `    ${file}:${line}  ${title}`)
          : ['    NOT PROVED']),
      ]),
    ]),
    '',
    `${records.length} parts, ${criteria.length} criteria, ${proved} of those proved`,
  ]
}
