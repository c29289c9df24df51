import type { Plugin } from 'vite'

const name = 'virtual:easily-guessed-words'

/** How much is taken of each list, the most used first: together about 37 kB on the line. */
const taken = { words: 13_000, passwords: 4000 }

/** Words of letters alone, with a blank between them; in the order of the alphabet, which packs a third smaller. */
export async function listEasilyGuessedWords(): Promise<string> {
  // Half a megabyte each: read where the list is asked for, and not at every start.
  const [dutch, common] = await Promise.all([import('@zxcvbn-ts/language-nl-be'), import('@zxcvbn-ts/language-common')])
  const all = [...dutch.dictionary.commonWords.slice(0, taken.words), ...common.dictionary['passwords-common'].slice(0, taken.passwords)]
  return [...new Set(all)].filter((word) => /^[a-z]{3,}$/.test(word)).toSorted().join(' ')
}

/** Makes the list of words that a password is easily guessed by: a file of its own, which comes when one is typed. */
export function easilyGuessedWords(): Plugin {
  return {
    name: 'easily-guessed-words',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await listEasilyGuessedWords())}` : null),
  }
}
