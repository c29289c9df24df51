import { FieldError } from '../field/field-error.tsx'
import { Icon } from '../icon/icon.tsx'
import type { FileDropzoneTexts } from './file-dropzone-texts.ts'
import { keyed, shownName } from './file-name.ts'
import type { Intake } from './use-file-intake.ts'

interface LeftOutProps extends Pick<Intake, 'leftOut'> {
  texts: FileDropzoneTexts
}

const strong = (file: File) => <bdi className="font-bold wrap-anywhere">{shownName(file.name)}</bdi>

/** What the last choice left out, each file with its reason. Not announced here: the summary is. */
export function LeftOut({ leftOut: { refused, duplicates }, texts }: LeftOutProps) {
  if (refused.length + duplicates.length === 0) return null
  const reasons = new Map(refused.map(({ file, reason }) => [file, reason]))
  return (
    <ul className="flex max-w-measure flex-col gap-2">
      {keyed([...refused.map(({ file }) => file), ...duplicates]).map(({ file, key }) => {
        const reason = reasons.get(file)
        return (
          <li key={key} data-state={reason ?? 'duplicate'}>
            {reason === undefined
              ? (
                  <p className="flex flex-wrap gap-x-2 text-small text-muted">
                    <span className="flex h-[1lh] items-center"><Icon name="info" /></span>
                    <span className="min-w-0 grow basis-[min-content]">{strong(file)}: {texts.duplicate}</span>
                  </p>
                )
              : <FieldError>{strong(file)}: {texts.refused[reason]}</FieldError>}
          </li>
        )
      })}
    </ul>
  )
}
