import { FieldError } from '../field/field-error.tsx'
import { Icon } from '../icon/icon.tsx'
import { infoIcon, nextIcon } from '../icon/icons.ts'
import type { FileDropzoneLabels } from './file-dropzone-labels.ts'
import { keyed, shownName } from './file-name.ts'
import type { Intake } from './use-file-intake.ts'

interface RejectedFilesProps extends Pick<Intake, 'leftOut'> {
  labels: FileDropzoneLabels
}

const strong = (file: File) => (
  <bdi translate="no" className="font-bold wrap-anywhere">
    {shownName(file.name)}
  </bdi>
)

/** Maximum number of reasons that are shown without a disclosure. */
const maxShown = 5

/** The refused, duplicate and renamed files of the last choice with their reasons. Not announced: the summary is. */
export function RejectedFiles({ leftOut, labels }: RejectedFilesProps) {
  const { renamed } = leftOut
  return (
    <>
      {renamed.length > 0 && (
        <ul className="flex max-w-measure flex-col gap-2">
          {renamed.map((file) => (
            <li key={file.name} data-state="renamed">
              <Remark file={file}>{labels.renamed}</Remark>
            </li>
          ))}
        </ul>
      )}
      <NotAdded leftOut={leftOut} labels={labels} />
    </>
  )
}

function NotAdded({ leftOut, labels }: RejectedFilesProps) {
  const count = leftOut.refused.length + leftOut.duplicates.length
  if (count === 0) return null
  const reasons = <Reasons leftOut={leftOut} labels={labels} />
  if (count <= maxShown) return reasons
  return (
    <details className="group max-w-measure text-small">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1">
        <span className="min-w-0 underline underline-offset-4">{labels.leftOut(count)}</span>
        <Icon icon={nextIcon} size="1.25rem" className="group-open:rotate-90" />
      </summary>
      {reasons}
    </details>
  )
}

function Reasons({ leftOut: { refused, duplicates }, labels }: RejectedFilesProps) {
  const reasons = new Map(refused.map(({ file, reason }) => [file, reason]))
  return (
    <ul className="flex max-w-measure flex-col gap-2">
      {keyed([...refused.map(({ file }) => file), ...duplicates]).map(({ file, key }) => {
        const reason = reasons.get(file)
        return (
          <li key={key} data-state={reason ?? 'duplicate'}>
            {reason === undefined ? (
              <Remark file={file}>{labels.duplicate}</Remark>
            ) : (
              <FieldError>
                {strong(file)}
                <span>{`: ${labels.refused[reason]}`}</span>
              </FieldError>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A note on a file that needs no action by the reader. */
function Remark({ file, children }: { file: File; children: string }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-small text-muted">
      <span className="flex h-[1lh] items-center">
        <Icon icon={infoIcon} />
      </span>
      <span className="min-w-0 max-w-full grow basis-[min-content] overflow-x-clip">
        {strong(file)}
        <span>{`: ${children}`}</span>
      </span>
    </p>
  )
}
