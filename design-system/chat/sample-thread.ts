import type { ChatAttachment, ChatMessage, ChatLabels } from './chat-message.ts'

export const labels: ChatLabels = {
  unread: 'Nieuw',
  sending: 'Wordt verstuurd…',
  sent: 'Verstuurd',
  failed: 'Niet verstuurd. Uw tekst is bewaard.',
  retry: 'Opnieuw',
  announceSent: 'Bericht verstuurd',
  newTab: 'opent in nieuw tabblad',
  opening: 'wordt geopend…',
  openFailed: 'Openen is niet gelukt. Probeer het nog eens.',
  toLatest: 'Naar laatste bericht',
}

export const own: ChatMessage = {
  id: '1',
  from: 'self',
  sender: 'U',
  label: 'Uw bericht, 12 maart 2027, 14:05',
  day: 'vrijdag 12 maart 2027',
  time: '14:05',
  dateTime: '2027-03-12T14:05:00+01:00',
  text: 'Ik gebruik de nieuwe tabletten nu twee weken. Ik ben er duizelig van. Moet ik doorgaan?',
}

export const theirs: ChatMessage = {
  id: '2',
  from: 'other',
  sender: 'dr. A. Jansen',
  label: 'Bericht van dr. A. Jansen, 15 maart 2027, 09:12',
  day: 'maandag 15 maart 2027',
  time: '09:12',
  dateTime: '2027-03-15T09:12:00+01:00',
  text: 'Dank voor uw bericht. Neem de komende week een halve tablet.',
}

export const file: ChatAttachment = { id: 'a', name: 'afbouwschema.pdf', detail: 'PDF, 240 kB' }

export const files: ChatAttachment[] = [
  file,
  {
    id: 'b',
    name: 'hoofdpijndagboek-januari-tot-en-met-maart-2027-ingescand.jpeg',
    detail: 'JPEG, 2,4 MB',
    href: '#bijlage',
  },
  { id: 'c', name: 'uitslag.pdf', detail: 'PDF, 1,1 MB', state: 'opening' },
  { id: 'd', name: 'verwijsbrief.pdf', detail: 'PDF, 80 kB', state: 'failed' },
  { id: 'e', name: 'דוח.pdf', detail: 'PDF, 12 kB' },
]

/** A reply of the reader. */
export const reply: ChatMessage = {
  ...own,
  id: '4',
  day: theirs.day,
  time: '10:30',
  dateTime: '2027-03-15T10:30:00+01:00',
  label: 'Uw bericht, 15 maart 2027, 10:30',
  text: 'Dank u wel, dat doe ik.',
}

export const conversation: ChatMessage[] = [
  own,
  {
    ...own,
    id: '1b',
    time: '14:07',
    dateTime: '2027-03-12T14:07:00+01:00',
    label: 'Uw bericht, 12 maart 2027, 14:07',
    text: 'Ik neem ze ’s avonds in.',
  },
  { ...theirs, attachments: [file], unread: true },
  reply,
]
