import { useEffect, useRef, useState } from 'react'
import type { EarlierPicture, ShownFinding } from '../review-data.ts'
import { useDifference, type Difference } from './use-difference.ts'

export const modes = ['Side by side', 'Slider', 'Flicker', 'Marked pixels', 'Earlier'] as const
export type Mode = (typeof modes)[number]

interface PictureProps {
  address: string
  label: string
  zoom: number
  difference?: Difference | undefined
}

/** A picture in its own pixels, with a frame around what changed. */
function Picture({ address, label, zoom, difference }: PictureProps) {
  const [width, setWidth] = useState<number>()
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <div className="picture">
        <img
          alt={label}
          src={address}
          width={width === undefined ? undefined : width * zoom}
          onLoad={({ currentTarget }) => setWidth(currentTarget.naturalWidth)}
        />
        {difference && difference.count > 0 && (
          <span
            className="frame"
            style={{
              left: difference.area.x * zoom,
              top: difference.area.y * zoom,
              width: difference.area.width * zoom,
              height: difference.area.height * zoom,
            }}
          />
        )}
      </div>
    </figure>
  )
}

interface OverlaidProps {
  before: string
  after: string
  zoom: number
  size: Difference | undefined
  /** How much of the new picture lies over the approved one, from the left: 0 to 100. */
  share: number
}

function Overlaid({ before, after, zoom, size, share }: OverlaidProps) {
  const width = size && size.width * zoom
  return (
    <div className="overlaid" style={{ width, height: size && size.height * zoom }}>
      <img alt="Approved" src={before} style={{ zoom }} />
      <img alt="New" src={after} style={{ zoom, clipPath: `inset(0 ${100 - share}% 0 0)` }} />
      {share > 0 && share < 100 && <span className="edge" style={{ left: `${share}%` }} />}
    </div>
  )
}

function Slider(props: Omit<OverlaidProps, 'share'>) {
  const [share, setShare] = useState(50)
  return (
    <>
      <label className="control">
        New picture
        <input type="range" value={share} onChange={({ currentTarget }) => setShare(Number(currentTarget.value))} />
        {share} %
      </label>
      <Overlaid {...props} share={share} />
    </>
  )
}

/** Changes to the new picture only while somebody presses: what flickers by itself hurts. */
function Flicker(props: Omit<OverlaidProps, 'share'>) {
  const [isPressed, setIsPressed] = useState(false)
  const release = () => setIsPressed(false)
  return (
    <>
      <button
        type="button"
        className="control"
        aria-pressed={isPressed}
        data-flicker
        onPointerDown={() => setIsPressed(true)}
        onPointerUp={release}
        onPointerLeave={release}
        onBlur={release}
        onKeyDown={({ key }) => key === ' ' && setIsPressed(true)}
        onKeyUp={release}
      >
        Hold to see the new picture
      </button>
      <p aria-live="polite">{isPressed ? 'New' : 'Approved'}</p>
      <Overlaid {...props} share={isPressed ? 100 : 0} />
    </>
  )
}

function Earlier({ picture, isCopy, zoom }: { picture: string; isCopy: boolean; zoom: number }) {
  const [pictures, setPictures] = useState<readonly EarlierPicture[]>()
  useEffect(() => {
    let isLeft = false
    if (!isCopy)
      void fetch(`history/${picture}`)
        .then(async (response) => (await response.json()) as EarlierPicture[])
        .then((found) => (isLeft ? undefined : setPictures(found)))
    return () => {
      isLeft = true
    }
  }, [picture, isCopy])
  if (isCopy) return <p>A copy has no earlier pictures.</p>
  if (!pictures) return <p>Loading…</p>
  if (pictures.length === 0) return <p>No picture was approved before.</p>
  return (
    <div className="pictures">
      {pictures.map(({ commit, date, subject, address }) => (
        <Picture key={commit} address={address} label={`${date} ${commit} ${subject}`} zoom={zoom} />
      ))}
    </div>
  )
}

/** What scrolls can be reached without a mouse. */
const scrolled = { className: 'pane', 'aria-label': 'Pictures', tabIndex: 0 }

interface ComparisonProps {
  finding: ShownFinding
  mode: Mode
  zoom: number
  isCopy: boolean
}

/** The approved and the new picture of a finding, compared in one of the modes. */
export function Comparison({ finding: { picture, before, after, error }, mode, zoom, isCopy }: ComparisonProps) {
  const difference = useDifference(before, after)
  const pane = useRef<HTMLElement>(null)
  const top = difference?.area.y
  // Opens at what changed, with some of what is above it.
  useEffect(() => {
    if (top !== undefined) pane.current?.scrollTo({ top: Math.max(0, top * zoom - 120) })
  }, [top, zoom, mode])
  if (error !== undefined) return <pre>{error}</pre>
  if (mode === 'Earlier') return <Earlier key={picture} picture={picture} isCopy={isCopy} zoom={zoom} />
  const single = after ?? before
  if (single === undefined) return <p>This copy shows the first picture of each change only.</p>
  if (before === undefined || after === undefined)
    return (
      <section {...scrolled} ref={pane}>
        <Picture
          address={single}
          label={after === undefined ? 'Approved; no story is called so any more' : 'New'}
          zoom={zoom}
        />
      </section>
    )
  return (
    <section {...scrolled} ref={pane}>
      {mode === 'Side by side' && (
        <div className="pictures">
          <Picture address={before} label="Approved" zoom={zoom} difference={difference} />
          <Picture address={after} label="New" zoom={zoom} difference={difference} />
        </div>
      )}
      {mode === 'Slider' && <Slider before={before} after={after} zoom={zoom} size={difference} />}
      {mode === 'Flicker' && <Flicker before={before} after={after} zoom={zoom} size={difference} />}
      {mode === 'Marked pixels' && difference && (
        <Picture address={difference.marked} label={`${difference.count} pixels differ`} zoom={zoom} />
      )}
    </section>
  )
}
