export interface ChatAttachment {
  id: string
  /** The file's name. */
  name: string
  /** Its type and size, as words, e.g. "PDF, 240 kB". */
  detail: string
  /** Where it can be opened. Left out, a press asks the thread to open it. */
  href?: string | undefined
  /** How the asking goes; ready when left out. One of a message that was not sent yet is named, and cannot be opened. */
  state?: 'ready' | 'opening' | 'failed' | 'unsent' | undefined
}

export interface ChatMessage {
  id: string
  /** Whose it is: the reader's own, or someone else's. */
  from: 'self' | 'other'
  /** Who wrote it, as the eye sees it: "U", "dr. A. Jansen", "(onbekend)". */
  sender: string
  /** The first words for a screen reader: "Uw bericht, 12 maart 2027, 14:05". */
  label: string
  /** The day it belongs to, as words; stands above the first message of that day. */
  day: string
  /** The time of that day, as words. */
  time: string
  /** The same moment for machines. */
  dateTime: string
  /** What was written: plain text. */
  text: string
  attachments?: readonly ChatAttachment[] | undefined
  /** How a message written just now fares; left out for all others. */
  state?: 'sending' | 'sent' | 'failed' | undefined
  /** Not seen by the reader before. */
  unread?: boolean | undefined
}

export interface ChatTexts {
  /** Marks a message that was not read before. */
  unread: string
  sending: string
  sent: string
  /** Says that it was not sent, and that nothing is lost. */
  failed: string
  /** On the button that sends once more. */
  retry: string
  /** Spoken once when a reply was sent. */
  announceSent: string
  /** Ends the name of what opens elsewhere. */
  newTab: string
  opening: string
  /** Says that opening failed, and that another press tries again. */
  openFailed: string
  /** Leads past the older messages. */
  toLatest: string
}

/** A message with its place among the others. */
export interface PlacedMessage {
  key: string
  message: ChatMessage
  /** Stands above it, when it is the first of its day. */
  day: string | undefined
  /** Whether it goes on where the one before it stopped: same writer, same day. */
  goesOn: boolean
}

/** Gives every message its day, its group and a key of its own. */
export function place(messages: readonly ChatMessage[]): PlacedMessage[] {
  const met = new Map<string, number>()
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const sameDay = before?.day === message.day
    const times = met.get(message.id) ?? 0
    met.set(message.id, times + 1)
    return {
      key: times === 0 ? message.id : `${message.id} ${times}`,
      message,
      day: sameDay || message.day.trim() === '' ? undefined : message.day,
      goesOn: sameDay && before?.from === message.from && before.sender === message.sender,
    }
  })
}

export function faultsIn(messages: readonly ChatMessage[]): string[] {
  const met = new Set<string>()
  return messages.flatMap(({ id, label, sender, text, attachments = [] }) => {
    const isRepeated = met.has(id)
    met.add(id)
    return [
      ...(isRepeated ? [`messages: the id "${id}" stands there more than once`] : []),
      ...(label.trim() === '' ? [`messages: "${id}" has no label`] : []),
      ...(sender.trim() === '' ? [`messages: "${id}" has no sender`] : []),
      ...(text.trim() === '' && attachments.length === 0 ? [`messages: "${id}" has neither text nor attachments`] : []),
    ]
  })
}
