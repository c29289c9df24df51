export interface Text {
  key: string
  text: string
}

/** Every text of a namespace; what is no text, no list and no group of texts throws with its key. */
export function textsOf(value: unknown, key: string): Text[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is not a text`)
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`))
}

/** Words of an office, of software or of English, where a plain one exists. */
const jargon = [
  'account aanmaken',
  'applicatie',
  'authenticatie',
  'authenticeren',
  'autorisatie',
  'browsercache',
  'button',
  'configuratie',
  'cookies',
  'credentials',
  'dashboard',
  'derhalve',
  'dienen te',
  'dient te',
  'download',
  'error',
  'exception',
  'fout opgetreden',
  'gebruikersnaam',
  'gefaald',
  'geldige invoer',
  'indienen',
  'initialiseren',
  'invalide',
  'invoerveld',
  'login',
  'middels',
  'module',
  'ongeautoriseerd',
  'onderstaande',
  'parameter',
  'portal',
  'profiel',
  'request',
  'reeds',
  'response',
  'server',
  'sessie',
  'status',
  'submit',
  'synchroniseren',
  'systeem',
  'tevens',
  'time-out',
  'token',
  'upload',
  'validatie',
  'verzoek',
  'wizard',
]
const jargonWords = new RegExp(String.raw`(?<![\p{L}])(?:${jargon.join('|')})(?![\p{L}])`, 'iu')
const informal = /(?<![\p{L}])(?:je|jij|jou|jouw|jullie|jezelf)(?![\p{L}])/iu

/**
 * Words that make a text hard to read during an attack; how long its sentences are is measured in reading.ts. A text fixed by the clinic's product description is exempt by its
 * exact wording, never by its key: once changed, it is judged again.
 */
export function faultsOf({ key, text }: Text, fixed: readonly string[] = []): string[] {
  if (fixed.includes(text)) return []
  const found = (pattern: RegExp, words: string): string[] => {
    const [match] = pattern.exec(text) ?? []
    return match === undefined ? [] : [`${words} "${match}"`]
  }
  const faults = [...found(/!/, 'it shouts:'), ...found(informal, 'too familiar:'), ...found(jargonWords, 'jargon:')]
  return faults.map((fault) => `${key}: ${fault}`)
}
