import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnatomyPiece } from '../records/component-record.ts'
import { whenDrawn } from '../when-drawn.ts'
import { findPiece } from './find-piece.ts'
import { measure, type Measure } from './measures.ts'
import { placeMarks, type Box } from './place-marks.ts'

/** The used properties of a story that Storybook has prepared. */
export interface Story {
  id: string
  name: string
  parameters: { docs?: { story?: { iframeHeight?: number } } }
}

/** A piece with its number on the page, from 1. */
export type NumberedPiece = AnatomyPiece & { number: number; at: string }

interface DrawingProps {
  story: Story
  pieces: readonly NumberedPiece[]
  /** The toolbar's choices, as in the `globals` of a story's URL. */
  globals: string
  label: string
  /** Id of the list that explains the numbers. */
  describedBy: string
  onMeasured: (measures: ReadonlyMap<number, readonly Measure[]>) => void
}

interface Mark {
  number: number
  piece: Box
  mark: Box
}

/** A story in an iframe with its pieces outlined and numbered. The iframe is inert. */
export function Drawing({ story, pieces, globals, label, describedBy, onMeasured }: DrawingProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { iframeHeight } = story.parameters.docs?.story ?? {}
  const [height, setHeight] = useState(iframeHeight ?? 96)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [drawn, setDrawn] = useState<HTMLElement>()

  const read = useEffectEvent((root: HTMLElement) => {
    const { ownerDocument: document } = root
    if (iframeHeight === undefined)
      setHeight(
        Math.ceil(
          root.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(document.body).paddingBottom),
        ),
      )
    const found = pieces.flatMap((piece) => {
      const element = findPiece(document, piece.at)
      return element ? [{ number: piece.number, element }] : []
    })
    const { offsetLeft, offsetTop, offsetWidth, parentElement } = frame.current ?? {}
    const boxes = found.map(({ element }) => {
      const { left, top, width, height: tall } = element.getBoundingClientRect()
      return { left: left + (offsetLeft ?? 0), top: top + (offsetTop ?? 0), width, height: tall }
    })
    const room = { width: parentElement?.clientWidth ?? offsetWidth ?? 0, height: Number.POSITIVE_INFINITY }
    const positions = placeMarks(boxes, room)
    setMarks(
      found.flatMap(({ number }, at) => {
        const [piece, mark] = [boxes[at], positions[at]]
        return piece && mark ? [{ number, piece, mark }] : []
      }),
    )
    const measures = measure(found.map(({ element }) => element))
    onMeasured(new Map(found.map(({ number }, at) => [number, measures[at] ?? []])))
  })

  useEffect(() => {
    if (!drawn) return undefined
    const observer = new ResizeObserver(() => read(drawn))
    observer.observe(drawn)
    return () => observer.disconnect()
  }, [drawn])

  return (
    <figure className="page-anatomy" aria-label={label} aria-describedby={describedBy}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, whose elements are measured. */}
      <iframe
        ref={frame}
        title={label}
        inert
        loading="lazy"
        height={height}
        src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
        onLoad={({ currentTarget }) =>
          whenDrawn(currentTarget, () =>
            setDrawn(currentTarget.contentDocument?.querySelector<HTMLElement>('#storybook-root') ?? undefined),
          )
        }
      />
      {marks.map(({ number, piece }) => (
        <span key={number} aria-hidden className="page-piece" style={{ ...piece }} />
      ))}
      {marks.map(({ number, mark: { left, top } }) => (
        <span key={number} aria-hidden className="page-mark" style={{ left, top }}>
          {number}
        </span>
      ))}
    </figure>
  )
}
