/** Answers to questions that want more than any text; a question's words, or a part of them. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/e-mailadres/i, 'balie@apotheek.example'],
  [/bsn|burgerservice/i, '999990019'],
  [/postcode/i, '1234 AB'],
  [/weegt/i, '70'],
  [/hoe lang bent/i, '172'],
  [/hoe oud/i, '19'],
  [/hoeveel/i, '3'],
]

/** What somebody may type who is asked this, so that the clinic takes it. */
export const answerTo = (question: string): string => answers.find(([words]) => words.test(question))?.[1] ?? 'Linde'
