import { useEffect, useState } from 'react'

// How long the text stays, in ms. It is removed so that a screen reader does not find it again while reading.
const stayMs = 1000

/** Announces `text` each time the number `sent` increases; not initially. */
export function SentAnnouncer({ sent, text }: { sent: number; text: string }) {
  const [known, setKnown] = useState(sent)
  const [announcements, setAnnouncements] = useState(0)
  if (sent !== known) {
    setKnown(sent)
    if (sent > known) setAnnouncements(announcements + 1)
  }
  return <output className="sr-only">{announcements > 0 && <Passing key={announcements} text={text} />}</output>
}

function Passing({ text }: { text: string }) {
  const [here, setHere] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setHere(false), stayMs)
    return () => clearTimeout(timer)
  }, [])
  return here ? <span>{text}</span> : null
}
