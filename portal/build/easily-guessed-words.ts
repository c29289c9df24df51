import type { Plugin } from 'vite'

const name = 'virtual:easily-guessed-words'

/** How many entries of each list are used, most common first: about 37 kB compressed. */
const limits = { words: 13_000, passwords: 4000 }

/** Common Dutch words and passwords of at least three letters a to z, separated by spaces. Alphabetical, which compresses a third better. */
export async function listEasilyGuessedWords(): Promise<string> {
  // Half a megabyte each, so imported only when the list is built.
  const [dutch, common] = await Promise.all([import('@zxcvbn-ts/language-nl-be'), import('@zxcvbn-ts/language-common')])
  const all = [
    ...dutch.dictionary.commonWords.slice(0, limits.words),
    ...common.dictionary['passwords-common'].slice(0, limits.passwords),
  ]
  return [...new Set(all)]
    .filter((word) => /^[a-z]{3,}$/.test(word))
    .toSorted()
    .join(' ')
}

/** Provides the list of easily guessed words as a virtual module: a chunk of its own, loaded when a new password is typed. */
export function easilyGuessedWords(): Plugin {
  return {
    name: 'easily-guessed-words',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: async (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(await listEasilyGuessedWords())}` : null,
  }
}
