import { Link } from '../link/link.tsx'
import { linkify } from './linkify.ts'

/** What somebody wrote, exactly so: markup is text, lines and spaces stay, and only addresses one can trust become links. */
export function MessageText({ text }: { text: string }) {
  // 32rem hold about 63 letters of this typeface; its own ch is far wider than a letter.
  return (
    <p dir="auto" className="max-w-[32rem] whitespace-pre-wrap wrap-anywhere">
      {/* Its own direction: signs around it cannot turn an address over. */}
      {linkify(text).map((part) => (typeof part === 'string' ? part : <Link key={part.at} href={part.href} dir="ltr" rel="noreferrer">{part.text}</Link>))}
    </p>
  )
}
