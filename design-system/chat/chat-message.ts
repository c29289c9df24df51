/** A file of a chat message. */
export interface ChatAttachment {
  /** Unique in its message; passed to `onOpenAttachment`. */
  id: string
  /** File name. Browsers do not translate it. */
  name: string
  /** Type and size as text, e.g. "PDF, 240 kB"; may be empty. */
  detail: string
  /** URL, opened in a new tab. Without it, a press calls `onOpenAttachment`. */
  href?: string | undefined
  /** 'ready' by default. 'opening': presses are ignored. 'failed': `openFailed` is shown, and a press tries again. 'unsent': the message is not sent yet, so the file is plain text. */
  state?: 'ready' | 'opening' | 'failed' | 'unsent' | undefined
}

/** A message of a conversation. Dates and times are texts of the caller. */
export interface ChatMessage {
  /** Unique in the thread. A duplicate is shown too; ChatThread warns of it in development. */
  id: string
  /** 'self' if the reader wrote it. Such a message is not translated by browsers. */
  from: 'self' | 'other'
  /** Visible name of the sender: "U", "dr. A. Jansen", "(onbekend)". ChatThread warns in development if it is empty. */
  sender: string
  /** First part of the accessible name: "Uw bericht, 12 maart 2027, 14:05". If it is empty, sender and time take its place, and ChatThread warns in development. */
  label: string
  /** Date as text. ChatThread shows it above the first message of each day, unless it is empty. */
  day: string
  /** Time of day as text, e.g. "14:05". */
  time: string
  /** The instant in ISO 8601, for the `<time>` element. */
  dateTime: string
  /** Plain text: line breaks are kept, markup is shown as it is, and safe web, mail and phone addresses become links. ChatThread warns in development of a message with neither text nor attachments. */
  text: string
  /** Files, listed below the text in this order. */
  attachments?: readonly ChatAttachment[] | undefined
  /** Sending state of a message that was written just now; undefined for all others. */
  state?: 'sending' | 'sent' | 'failed' | undefined
  /** Whether the badge `labels.unread` is shown. */
  unread?: boolean | undefined
}

/** The texts of ChatThread and ChatBubble, except for those of the messages. */
export interface ChatLabels {
  /** Badge of an unread message. */
  unread: string
  /** Status while the message is being sent. */
  sending: string
  /** Status once it is sent. */
  sent: string
  /** Status after a failure: it was not sent, and the text is kept. */
  failed: string
  /** Button that sends a failed message again. */
  retry: string
  /** Announced politely by ChatThread each time a message becomes 'sent' (WCAG 4.1.3). */
  announceSent: string
  /** Shown after an attachment's detail: it opens in a new tab. */
  newTab: string
  /** Shown in place of `newTab` while an attachment is opening. */
  opening: string
  /** Shown below an attachment that could not be opened: another press tries again. */
  openFailed: string
  /** Link above the messages that moves focus to the latest one; shown from two messages on. */
  toLatest: string
}

/** A message with its key, date heading and grouping. */
export interface GroupedMessage {
  key: string
  message: ChatMessage
  /** Date heading, on the first message of a day only. */
  day: string | undefined
  /** Whether the previous message has the same sender and day. */
  goesOn: boolean
}

/** Adds date headings, grouping and unique keys. */
export function groupMessages(messages: readonly ChatMessage[]): GroupedMessage[] {
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

export function messageWarnings(messages: readonly ChatMessage[]): string[] {
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
