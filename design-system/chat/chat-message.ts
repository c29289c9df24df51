export interface ChatAttachment {
  id: string
  /** The file's name. */
  name: string
  /** Its type and size, e.g. "PDF, 240 kB". */
  detail: string
  /** Its address. Without it, a press calls `onOpenAttachment`. */
  href?: string | undefined
  /** State of opening it; ready by default. 'unsent': part of a message not sent yet, so it cannot be opened. */
  state?: 'ready' | 'opening' | 'failed' | 'unsent' | undefined
}

export interface ChatMessage {
  id: string
  /** Whether the reader wrote it, or someone else. */
  from: 'self' | 'other'
  /** The visible sender: "U", "dr. A. Jansen", "(onbekend)". */
  sender: string
  /** Accessible name: "Uw bericht, 12 maart 2027, 14:05". */
  label: string
  /** Its date in words, shown above the first message of that day. */
  day: string
  /** Its time in words. */
  time: string
  /** The instant, ISO 8601. */
  dateTime: string
  /** Plain text. */
  text: string
  attachments?: readonly ChatAttachment[] | undefined
  /** Sending state of a message written just now; absent for all others. */
  state?: 'sending' | 'sent' | 'failed' | undefined
  /** Not read before. */
  unread?: boolean | undefined
}

export interface ChatLabels {
  /** Marks a message that was not read before. */
  unread: string
  sending: string
  sent: string
  /** Says that it was not sent, and that the text is kept. */
  failed: string
  /** Label of the button that sends it again. */
  retry: string
  /** Announced once after sending. */
  announceSent: string
  /** Appended to the name of a link that opens a new tab. */
  newTab: string
  opening: string
  /** Says that opening failed, and that another press tries again. */
  openFailed: string
  /** Link that skips the older messages. */
  toLatest: string
}

/** A message with its grouping in the thread. */
export interface PlacedMessage {
  key: string
  message: ChatMessage
  /** Date heading; on the first message of a day only. */
  day: string | undefined
  /** Whether the previous message has the same sender and day. */
  goesOn: boolean
}

/** Adds date headings, grouping and unique keys. */
export function place(messages: readonly ChatMessage[]): PlacedMessage[] {
  const seenIds = new Map<string, number>()
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const sameDay = before?.day === message.day
    const times = seenIds.get(message.id) ?? 0
    seenIds.set(message.id, times + 1)
    return {
      key: times === 0 ? message.id : `${message.id} ${times}`,
      message,
      day: sameDay || message.day.trim() === '' ? undefined : message.day,
      goesOn: sameDay && before?.from === message.from && before.sender === message.sender,
    }
  })
}

export function faultsIn(messages: readonly ChatMessage[]): string[] {
  const seenIds = new Set<string>()
  return messages.flatMap(({ id, label, sender, text, attachments = [] }) => {
    const isRepeated = seenIds.has(id)
    seenIds.add(id)
    return [
      ...(isRepeated ? [`messages: the id "${id}" stands there more than once`] : []),
      ...(label.trim() === '' ? [`messages: "${id}" has no label`] : []),
      ...(sender.trim() === '' ? [`messages: "${id}" has no sender`] : []),
      ...(text.trim() === '' && attachments.length === 0 ? [`messages: "${id}" has neither text nor attachments`] : []),
    ]
  })
}
