import { piecesOf } from './pieces.ts'

/** A sentence with text in backticks as `<code>`. */
export function Prose({ text }: { text: string }) {
  return piecesOf(text).map((piece) => (piece.isCode ? <code key={piece.text}>{piece.text}</code> : piece.text))
}
