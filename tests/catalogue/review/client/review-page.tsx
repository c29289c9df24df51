import { useEffect, useRef, useState } from 'react'
import { themes } from '../../../../design-system/tokens/theme.ts'
import type { Decision, Finding } from '../../review-report.ts'
import type { Group, Review } from '../review-data.ts'
import { Comparison, modes, type Mode } from './comparison.tsx'

type Decided = Pick<Finding, 'decision' | 'comment'>
type Decisions = Readonly<Record<string, Decided>>

const decisionsOf = (findings: readonly Finding[]): Decisions =>
  Object.fromEntries(findings.map((finding) => [finding.picture, finding]))

const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`

/** Content is named by a hash, which says nothing to people. */
const inWords = (name: string): string => name.replaceAll(/ [\da-f]{12}/g, '')

/** What the group was decided as; nothing while a finding is open or they differ. */
function decisionOf({ findings }: Group, decisions: Decisions): Decision | undefined {
  const all = new Set(findings.map(({ picture }) => decisions[picture]?.decision))
  return all.size === 1 ? [...all][0] : undefined
}

const words: Readonly<Record<Decision, string>> = { accepted: '✓ accepted', denied: '✗ denied', reviewed: '• reviewed' }

function useDecisions(review: Review) {
  const [decisions, setDecisions] = useState(() => decisionsOf(review.groups.flatMap(({ findings }) => findings)))
  const [failure, setFailure] = useState('')
  const decide = async (pictures: readonly string[], decision: Decision, comment?: string): Promise<void> => {
    const response = await fetch('decisions', {
      method: 'POST',
      body: JSON.stringify({ pictures, decision, comment }),
    }).catch(() => undefined)
    if (response?.ok) setDecisions(decisionsOf((await response.json()) as Finding[]))
    setFailure(response?.ok ? '' : 'Nothing was decided: the review has ended. Start it again.')
  }
  return { decisions, decide, failure }
}

function Groups({
  groups,
  at,
  decisions,
  onChoose,
}: {
  groups: readonly Group[]
  at: number
  decisions: Decisions
  onChoose: (at: number) => void
}) {
  return (
    <nav aria-label="Changes">
      <ol>
        {groups.map((group, index) => {
          const decision = decisionOf(group, decisions)
          return (
            <li key={group.name}>
              <button
                type="button"
                aria-current={index === at}
                data-decision={decision}
                onClick={() => onChoose(index)}
              >
                <span className="name">{group.findings[0]?.title}</span>
                <span className="about">{inWords(group.name)}</span>
                <span className="about">
                  {counted(group.findings.length, 'picture')}
                  {decision && ` · ${words[decision]}`}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Every change once: what it looks like, where else it stands, and what to do about it. */
export function ReviewPage({ review }: { review: Review }) {
  const { groups, isCopy } = review
  const { decisions, decide, failure } = useDecisions(review)
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [mode, setMode] = useState<Mode>('Side by side')
  const [zoom, setZoom] = useState(1)
  const comment = useRef<HTMLTextAreaElement>(null)
  const group = groups[at]
  const finding = group?.findings[chosen]
  const decided = finding && decisions[finding.picture]?.decision

  const choose = (next: number): void => {
    if (!groups[next]) return
    setAt(next)
    setChosen(0)
  }
  const decideGroup = (decision: Decision): void => {
    if (isCopy || !group) return
    const text = comment.current?.value.trim() ?? ''
    if (decision === 'denied' && text === '') comment.current?.focus()
    else
      void decide(
        group.findings.map(({ picture }) => picture),
        decision,
        decision === 'denied' ? text : undefined,
      )
  }
  const keys: Readonly<Record<string, () => void>> = {
    j: () => choose(at + 1),
    k: () => choose(at - 1),
    ArrowRight: () => setChosen(Math.min(chosen + 1, (group?.findings.length ?? 1) - 1)),
    ArrowLeft: () => setChosen(Math.max(chosen - 1, 0)),
    a: () => decideGroup('accepted'),
    d: () => decideGroup('denied'),
    r: () => decideGroup('reviewed'),
    ...Object.fromEntries(modes.map((name, index) => [String(index + 1), () => setMode(name)])),
  }
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('textarea, select, input')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      keys[event.key]?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })

  const open = groups.filter((one) => decisionOf(one, decisions) === undefined).length
  return (
    <div className="page">
      <header>
        <h1>Picture review</h1>
        <p>
          {counted(groups.length, 'change')} in {counted(groups.flatMap(({ findings }) => findings).length, 'picture')},{' '}
          {open} open
        </p>
        <label>
          Theme{' '}
          <select onChange={({ currentTarget }) => (document.documentElement.dataset['theme'] = currentTarget.value)}>
            {themes.map((theme) => (
              <option key={theme}>{theme}</option>
            ))}
          </select>
        </label>
        {isCopy ? (
          <p>A copy to look at.</p>
        ) : (
          <a href="copy.html" download="picture-review.html">
            Save a copy
          </a>
        )}
      </header>
      {group && finding ? (
        <div className="columns">
          <Groups groups={groups} at={at} decisions={decisions} onChoose={choose} />
          <main>
            <h2>{finding.title}</h2>
            <p className="about">
              {inWords(group.name)}
              {group.findings.length > 1 && ` · picture ${chosen + 1} of ${group.findings.length}`}
            </p>
            <div className="bar">
              <fieldset aria-label="How to compare">
                {modes.map((name, index) => (
                  <button key={name} type="button" aria-pressed={name === mode} onClick={() => setMode(name)}>
                    {name} <kbd>{index + 1}</kbd>
                  </button>
                ))}
              </fieldset>
              <label>
                Zoom{' '}
                <select value={zoom} onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}>
                  {[1, 2, 3].map((times) => (
                    <option key={times} value={times}>
                      {times * 100} %
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <Comparison finding={finding} mode={mode} zoom={zoom} isCopy={isCopy} />
            {group.findings.length > 1 && (
              <ul className="same" aria-label="The same change">
                {group.findings.map(({ picture, title, after, before }, index) => (
                  <li key={picture}>
                    <button type="button" aria-current={index === chosen} onClick={() => setChosen(index)}>
                      {(after ?? before) !== undefined && <img alt="" src={after ?? before} loading="lazy" />}
                      <span>{title}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </main>
          <aside aria-label="Decision">
            <label htmlFor="comment">Comment</label>
            <textarea
              key={group.name}
              id="comment"
              ref={comment}
              rows={4}
              readOnly={isCopy}
              defaultValue={decisions[finding.picture]?.comment ?? ''}
            />
            {!isCopy && (
              <>
                {finding.kind !== 'failed to render' && decided !== 'accepted' && (
                  <button type="button" className="main" onClick={() => decideGroup('accepted')}>
                    Accept {counted(group.findings.length, 'picture')} <kbd>A</kbd>
                  </button>
                )}
                <button type="button" onClick={() => decideGroup('denied')}>
                  Deny with the comment <kbd>D</kbd>
                </button>
                <button type="button" onClick={() => decideGroup('reviewed')}>
                  Reviewed <kbd>R</kbd>
                </button>
              </>
            )}
            <output>{failure || (decided ? words[decided] : 'open')}</output>
            <p className="about">
              <kbd>J</kbd> <kbd>K</kbd> changes, <kbd>←</kbd> <kbd>→</kbd> pictures of one change
            </p>
          </aside>
        </div>
      ) : (
        <p>Every story looks as it was approved.</p>
      )}
    </div>
  )
}
