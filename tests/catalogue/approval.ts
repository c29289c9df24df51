import { copyFileSync, globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pairHash, readAcceptedHashes, writeAcceptedHashes } from './accepted-hashes.ts'
import { packPicture } from './pack-picture.ts'
import { pictureFile, readReport, writeReport, type Finding } from './review-report.ts'
import { baselineFolder } from './shot.ts'
import { componentOf } from './screenshot-result.ts'

/** What approved pictures are kept in, and the report that they come from. */
interface Places {
  baseline?: string
  hashesFile?: string
  report?: string
}

const isOpen = ({ kind, decision }: Finding): boolean => kind !== 'failed to render' && decision !== 'accepted'

/**
 * The findings of a report whose picture, story or component is called exactly so, more of them with commas; else those
 * that hold the words in their name or id. Without words: all that nobody denied.
 */
export function findingsFor(words: string, findings: readonly Finding[]): Finding[] {
  const asked = words.split(',').map((word) => word.trim())
  const names = ({ picture, story }: Finding): string[] => [picture.replace(/\.png$/, ''), story, componentOf(picture)]
  const exact = asked.every((word) => findings.some((finding) => names(finding).includes(word)))
  const isAsked = (finding: Finding): boolean => {
    if (words === '') return finding.decision !== 'denied'
    return exact
      ? asked.some((word) => names(finding).includes(word))
      : `${finding.title} ${finding.picture}`.toLowerCase().includes(words.toLowerCase())
  }
  return findings.filter((finding) => isOpen(finding) && isAsked(finding))
}

/** Approves pictures as the report shows them, and strikes them off there. What the report does not show stays as it is. */
export async function approve(
  requested: readonly Finding[],
  { baseline = baselineFolder, hashesFile, report: folder }: Places = {},
): Promise<void> {
  const report = readReport(folder)
  if (!report) throw new Error('There is no report: run `npm run test:visual` first.')
  const approved = report.findings.filter(
    (finding) => isOpen(finding) && requested.some(({ picture }) => picture === finding.picture),
  )
  const acceptedHashes = { ...readAcceptedHashes(hashesFile), ...report.acceptedHashes }
  for (const { kind, picture } of approved) {
    const file = join(baseline, picture)
    if (kind === 'removed') rmSync(file, { force: true })
    else {
      const taken = pictureFile('after', picture, folder)
      copyFileSync(taken, file)
      await packPicture(file)
      acceptedHashes[picture] = pairHash(readFileSync(file), readFileSync(taken))
    }
  }
  const kept = new Set(globSync(join(baseline, '*.png')).map((file) => basename(file)))
  writeAcceptedHashes(
    Object.fromEntries(Object.entries(acceptedHashes).filter(([picture]) => kept.has(picture))),
    hashesFile,
  )
  const findings = report.findings.map((finding): Finding =>
    approved.includes(finding) ? { ...finding, decision: 'accepted' } : finding,
  )
  writeReport({ ...report, findings }, folder)
}
