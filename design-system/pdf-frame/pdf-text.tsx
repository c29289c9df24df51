import { memo, useEffect, useState } from 'react'
import { Loading } from '../loading/loading.tsx'
import type { PdfFrameTexts } from './pdf-frame-texts.ts'
import type { OpenPdf } from './use-pdf.ts'

interface PdfTextProps {
  open: OpenPdf
  /** Names the text. */
  description: string
  texts: PdfFrameTexts
}

/** The document as HTML text, in the current theme, text size and width. */
export function PdfText({ open, description, texts }: PdfTextProps) {
  const pages = usePages(open, texts)
  const total = open.pdf.numPages
  return (
    <article aria-label={description} aria-busy={pages.length < total} className="pdf-text flex flex-col gap-7">
      {pages.map(({ number, nodes }) => (
        <section key={number} aria-label={texts.page(number, total)} className="flex flex-col gap-3">
          {total > 1 && <p className="text-small text-muted">{texts.page(number, total)}</p>}
          <PageText nodes={nodes} breaksOff={open.breaksOff && number === total} texts={texts} />
        </section>
      ))}
      {pages.length < total && <Loading label={texts.loading} />}
    </article>
  )
}

interface PageNodes {
  number: number
  nodes: readonly Node[] | 'failed' | 'doubtful'
}

function PageText({ nodes, breaksOff, texts }: { nodes: PageNodes['nodes']; breaksOff: boolean; texts: PdfFrameTexts }) {
  if (nodes === 'failed') return <p>{breaksOff ? texts.problems.rest : texts.problems.page}</p>
  if (nodes === 'doubtful') return <p>{texts.problems.letters}</p>
  return nodes.length > 0 ? <Nodes nodes={nodes} /> : <p>{texts.imagePage}</p>
}

/** Reads the pages one after another; each is shown once it is read. */
function usePages({ engine, pdf }: OpenPdf, texts: PdfFrameTexts): readonly PageNodes[] {
  const [pages, setPages] = useState<readonly PageNodes[]>([])
  useEffect(() => {
    let over = false
    const read = async (number: number): Promise<void> => {
      const nodes = await engine.pageOf(pdf, number).then((page) => engine.readPage(page, texts)).catch(() => 'failed' as const)
      if (over) return undefined
      setPages((before) => [...before.slice(0, number - 1), { number, nodes }])
      return number < pdf.numPages ? read(number + 1) : undefined
    }
    void read(1)
    return () => { over = true }
  }, [engine, pdf, texts])
  return pages
}

const Nodes = memo(function Nodes({ nodes }: { nodes: readonly Node[] }) {
  return <div ref={(element) => element?.replaceChildren(...nodes)} className="pdf-text-page flex flex-col gap-3" />
})
