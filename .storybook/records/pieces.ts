/** A piece of a sentence: words, or code that stood between backticks. */
export interface Piece {
  text: string
  isCode: boolean
}

/** A sentence of a record or a test's title, as people read it: what a test fills in is an ellipsis, and code stands apart. */
export const piecesOf = (text: string): Piece[] =>
  text
    .replaceAll(/\$\{[^}]*\}|%[sdifjo]|\$[a-z]\w*/g, '…')
    .split(/(`[^`]*`)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('`') ? { text: piece.replaceAll('`', ''), isCode: true } : { text: piece, isCode: false },
    )
