import { Link } from '../link/link.tsx'
import { linkify } from './linkify.ts'

/** A message's text unchanged: markup stays text, line breaks and spaces are kept, and only safe addresses become links (see linkify). Browsers do not translate the reader's own text. */
export function MessageText({ id, text, isOwn }: { id: string; text: string; isOwn: boolean }) {
  // 32rem is about 63 characters of this typeface, whose ch unit is much wider than an average letter.
  return (
    <p
      id={id}
      dir="auto"
      translate={isOwn ? 'no' : undefined}
      className="max-w-[32rem] whitespace-pre-wrap wrap-anywhere"
    >
      {/* dir=ltr, so that surrounding direction characters cannot reverse an address. */}
      {linkify(text).map((segment) =>
        segment.href === undefined ? (
          <span key={segment.at}>{segment.text}</span>
        ) : (
          <Link key={segment.at} href={segment.href} dir="ltr" rel="noreferrer">
            {segment.text}
          </Link>
        ),
      )}
    </p>
  )
}
