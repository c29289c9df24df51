/** A piece of a sentence: text, or code that was in backticks. */
export interface Piece {
  text: string
  isCode: boolean
}

/** Splits a sentence of a record, or the title of a test, into text and code. Placeholders of a test become an ellipsis. */
export const piecesOf = (text: string): Piece[] =>
  text
    .replaceAll(/\$\{[^}]*\}|%[sdifjo]|\$[a-z]\w*/g, '…')
    .split(/(`[^`]*`)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('`') ? { text: piece.replaceAll('`', ''), isCode: true } : { text: piece, isCode: false },
    )
