import { useEffect, useState } from 'react'

// It leaves again, so that nobody who reads on meets it.
const stay = 1000

/** Speaks once for every message more that was sent. What was sent before this came into view is no news. */
export function SentAnnouncer({ sent, text }: { sent: number; text: string }) {
  const [known, setKnown] = useState(sent)
  const [news, setNews] = useState(0)
  if (sent !== known) {
    setKnown(sent)
    if (sent > known) setNews(news + 1)
  }
  return <output className="sr-only">{news > 0 && <Passing key={news} text={text} />}</output>
}

function Passing({ text }: { text: string }) {
  const [here, setHere] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setHere(false), stay)
    return () => clearTimeout(timer)
  }, [])
  return here ? <span>{text}</span> : null
}
