import { records } from 'virtual:component-records'
import type { LinkedCriterion } from './component-record.ts'
import { Prose } from './prose.tsx'
import { statusDescriptions } from './status-rules.ts'

function Criteria({ criteria }: { criteria: readonly LinkedCriterion[] }) {
  return (
    <ol>
      {criteria.map(({ id, text, proofs }) => (
        <li key={id}>
          <strong>{id}</strong> <Prose text={text} />
          {proofs.length === 0 ? (
            <p>No test proves this yet.</p>
          ) : (
            <ul>
              {proofs.map(({ file, line, title }) => (
                <li key={`${file} ${title}`}>
                  <Prose text={title} />
                  <br />
                  <code>
                    {file}:{line}
                  </code>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

function Lines({ lines, otherwise }: { lines: readonly string[]; otherwise: string }) {
  return lines.length === 0 ? (
    <p>{otherwise}</p>
  ) : (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Prose text={line} />
        </li>
      ))}
    </ul>
  )
}

/** The top of a component's page: its status and its names. */
export function RecordOpening({ name }: { name: string }) {
  const record = records[name]
  if (!record) return null
  return (
    <>
      <p>
        <strong>Status: {record.status}.</strong> {statusDescriptions[record.status]}
      </p>
      <p id="names">
        <strong>In Dutch:</strong> <span lang="nl">{record.dutchNames.join(', ')}</span>.{' '}
        <strong>NL Design System:</strong> {record.nlDesignSystem ?? 'no such component'}.
      </p>
    </>
  )
}

/** The end of a component's page: its limits, its changes, and its criteria with their tests. */
export function RecordClosing({ name }: { name: string }) {
  const record = records[name]
  if (!record) return null
  return (
    <>
      <h2>Known limits</h2>
      <Lines lines={record.limits} otherwise="None known." />
      <h2>Changes</h2>
      <Lines lines={record.changes.map(({ version, what }) => `${version}: ${what}`)} otherwise="None." />
      <h2>Acceptance criteria and their tests</h2>
      <p>The page Parts has the criteria of every component.</p>
      <Criteria criteria={record.criteria} />
    </>
  )
}
