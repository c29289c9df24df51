import type { ReadAloudLabels } from '../read-aloud.tsx'

export const dutch: ReadAloudLabels = {
  start: 'Lees voor',
  stop: 'Stop',
  goOn: 'Lees verder',
  restart: 'Vanaf het begin',
  broken: 'Voorlezen stopte.',
  confirm: 'Begin met voorlezen',
  noticeTone: 'Ter informatie',
}
