/** The end of a sentence. A full stop after a title ("dr. De Wit"), an abbreviation ("nr. 12") or an initial is not one. */
const sentenceEnd = /(?<!\b(?:dr|drs|mr|ir|ing|prof|mevr|dhr|nr|tel|\p{L}))[.!?]+(?=\s)/iu

/** The first sentence of a text with its full stop; the whole text if there is only one. */
export function firstSentence(text: string): string {
  const end = sentenceEnd.exec(text)
  return end ? text.slice(0, end.index + end[0].length) : text
}
