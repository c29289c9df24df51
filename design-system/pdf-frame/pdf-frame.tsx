import { useEffect, useId, useMemo, useRef, useState, type ComponentProps, type MouseEvent } from 'react'
import { useWarning } from '../bad-input/use-warning.ts'
import { Loading } from '../loading/loading.tsx'
import { preloadPdf } from './engine/load-engine.ts'
import { useIsPhone } from '../tokens/use-is-phone.ts'
import { FileActions, SaveLink } from './file-actions.tsx'
import { FrameBar, FrameLine } from './frame-button.tsx'
import { PdfContent } from './pdf-content.tsx'
import './pdf-frame.css'
import type { PdfFrameTexts, PdfProblem } from './pdf-frame-texts.ts'
import { PdfNotice } from './pdf-notice.tsx'
import { Picture } from './picture.tsx'
import { useDocumentFile } from './use-document-file.ts'
import { usePdf } from './use-pdf.ts'

export interface PdfFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the document is: names the part that scrolls. */
  description: string
  /** The name to save it under; its ending is made to fit the bytes. */
  filename: string
  /** What the sender calls it. The leading bytes decide; this only tells a broken file from one of another kind. */
  mimetype: string
  /** The file itself, once it is there. */
  data?: Uint8Array | Blob | undefined
  /** How the asking for the file stands. */
  status: 'loading' | 'ready' | 'failed'
  /** Asks for the file again. */
  onRetry: () => void
  /** Whether pages are dimmed until the reader chooses: for the calm themes, in which a white one hurts. */
  dimmed?: boolean | undefined
  /** Every word. */
  texts: PdfFrameTexts
}

/** Shows a PDF, or a picture that came as one, on every device alike. Saving and opening it never depend on that. */
export function PdfFrame({ description, filename, mimetype, data, status, onRetry, dimmed = false, texts, className = '', ...rest }: PdfFrameProps) {
  useWarning('PdfFrame', faultsOf(description, status, data))
  const { state, file, open, again, onBroken } = useFrame(status, data, mimetype)
  const end = useRef<HTMLSpanElement>(null)
  const endId = useId()
  // The same element each time: every page compares it.
  const save = useMemo(() => file && <SaveLink file={file} filename={filename} description={description} texts={texts} />, [file, filename, description, texts])
  const retry = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes away with its message; focus must not go with it.
    event.currentTarget.closest<HTMLElement>('.pdf-frame')?.focus()
    if (state === 'unshown') again()
    else onRetry()
  }
  // On a phone the document comes first: what can be done with the file follows it.
  const isPhone = useIsPhone()
  const actions = state !== 'failed' && state !== 'empty' && <FileActions file={file} filename={filename} description={description} printable={state === 'shown' || state === 'picture'} texts={texts} />
  const skip = (event: MouseEvent) => {
    // Moves focus instead of the address, so that Back does not need an extra press.
    event.preventDefault()
    end.current?.focus()
  }
  return (
    <div data-state={state} aria-busy={state === 'loading'} tabIndex={-1} className={`pdf-frame relative flex flex-col gap-4 ${className}`} {...rest}>
      {!isPhone && actions}
      {(state === 'shown' || state === 'picture') && (
        <a href={`#${endId}`} onClick={skip} className="inline-flex min-h-11 items-center self-start rounded-md border-2 border-control bg-raised px-4 font-semibold text-link not-focus:sr-only">
          {texts.skip}
        </a>
      )}
      {state === 'loading' && (
        <>
          <FrameBar>{null}</FrameBar>
          <div className="flex flex-col gap-2">
            <FrameLine />
            <div className="pdf-region p-5"><Loading label={texts.loading} /></div>
          </div>
        </>
      )}
      {state === 'shown' && open && <PdfContent open={open} description={description} dimmed={dimmed} save={save} texts={texts} />}
      {state === 'picture' && file && <Picture address={file.address} description={description} dimmed={dimmed} texts={texts} onError={onBroken} />}
      {state !== 'loading' && state !== 'shown' && state !== 'picture' && <PdfNotice key={state} problem={state} texts={texts} onRetry={retry} />}
      <span ref={end} id={endId} tabIndex={-1} />
      {isPhone && state !== 'loading' && actions}
    </div>
  )
}

/** What can be shown, from how the asking went, what the bytes are and whether the viewer could open them. */
function useFrame(status: PdfFrameProps['status'], data: PdfFrameProps['data'], mimetype: string) {
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState<string>()
  const file = useDocumentFile(status === 'ready' ? data : undefined, mimetype)
  const pdf = usePdf(file?.kind === 'pdf' ? file.blob : undefined, attempt)
  useEffect(() => {
    // The viewer comes along while the document is on its way.
    if (status === 'loading') preloadPdf()
  }, [status])
  const stateOf = (): PdfProblem | 'loading' | 'shown' | 'picture' => {
    if (status !== 'ready') return status
    if (!data) return 'empty'
    if (!file) return 'loading'
    if (file.kind === 'pdf') return pdf.state === 'opening' ? 'loading' : pdf.state
    if (file.kind === 'png' || file.kind === 'jpeg') return broken === file.address ? 'damaged' : 'picture'
    return file.kind
  }
  return {
    state: stateOf(),
    file,
    open: pdf.state === 'shown' ? pdf : undefined,
    again: () => setAttempt(attempt + 1),
    onBroken: () => setBroken(file?.address),
  }
}

function faultsOf(description: string, status: string, data: unknown): string[] {
  return [
    ...(description.trim() === '' ? ['description: it is empty, so the document has no name'] : []),
    ...(status === 'ready' && !data ? ['data: there is none, though status is "ready"'] : []),
  ]
}
