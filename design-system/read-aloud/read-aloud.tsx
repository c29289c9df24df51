import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { readAloudIcon, stopIcon } from '../icon/icons.ts'
import { Notice } from '../notice/notice.tsx'
import { useLocalVoice } from './local-voice.ts'
import { ReadingMark } from './reading-mark.tsx'
import { useSpeech } from './use-speech.ts'

export interface ReadAloudProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Accessible name of the controls: which text they read. */
  label: string
  /** Id of the element to read. Its text is taken anew before each sentence, so it may still be loading (`aria-busy`). */
  textId: string
  /** Language of the text, such as 'nl', without a region. If the device has no voice of its own for it, nothing is rendered. */
  lang: string
  /** Volume from 0 to 1. A change takes effect at the next sentence. */
  volume?: number | undefined
  /** Returns what is spoken for a sentence, e.g. with abbreviations written out. */
  spoken?: ((sentence: string) => string) | undefined
  /** A notice to confirm before the first reading, e.g. that others may hear it. Pass undefined once it is confirmed. */
  notice?: ReactNode
  /** Called when the notice is confirmed; reading then begins. */
  onConfirm?: (() => void) | undefined
  /** All other texts. */
  labels: ReadAloudLabels
}

/** The texts of a ReadAloud, except for its name and notice. */
export interface ReadAloudLabels {
  /** Button that starts reading. */
  start: string
  /** The same button while it reads. */
  stop: string
  /** The same button after a stop: it continues with the sentence at which it stopped. */
  goOn: string
  /** Button that reads from the beginning, shown once reading has started. */
  restart: string
  /** Announced if reading ends before the end of the text without a press. */
  broken: string
  /** Button that confirms the notice and starts reading. */
  confirm: string
  /** Text alternative of the notice's icon. */
  noticeTone: string
}

const asWritten = (sentence: string): string => sentence

/** Buttons that read a text aloud by a voice of the device, with a line beside the current sentence. It starts on a press only, and ends on Stop, Escape, a hidden page and unmount (WCAG 1.4.2). One text is read at a time. */
export function ReadAloud(props: ReadAloudProps) {
  return useLocalVoice(props.lang) ? <Reader {...props} /> : null
}

function Reader({
  label,
  textId,
  lang,
  volume = 1,
  spoken = asWritten,
  notice,
  onConfirm,
  labels,
  className = '',
  ...rest
}: ReadAloudProps) {
  const { state, at, sentence, start, stop } = useSpeech({ textId, lang, volume, spoken })
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const hasNotice = notice !== undefined && notice !== null
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  const press = () => {
    if (state === 'reading') stop()
    else if (hasNotice) setIsAsking(!isAsking)
    else start(at)
  }
  const confirm = () => {
    // The notice is removed, so focus moves to the button that stops reading.
    button.current?.focus({ preventScroll: true })
    setIsAsking(false)
    onConfirm?.()
    start(at)
  }
  const buttonLabels = { idle: labels.start, reading: labels.stop, stopped: labels.goOn, broken: labels.goOn }
  return (
    <fieldset
      aria-label={label}
      data-state={isAsking ? 'asking' : state}
      className={`relative flex max-w-full min-w-0 flex-col items-start gap-2 print:hidden ${className}`}
      {...rest}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          ref={button}
          variant="quiet"
          icon={state === 'reading' ? stopIcon : readAloudIcon}
          aria-expanded={hasNotice ? isAsking : undefined}
          onClick={press}
        >
          {buttonLabels[state]}
        </Button>
        {state !== 'idle' && (
          <Button variant="quiet" onClick={() => start(0)}>
            {labels.restart}
          </Button>
        )}
        <output className="text-small">{state === 'broken' && labels.broken}</output>
      </div>
      {isAsking && (
        <Notice
          ref={question}
          tabIndex={-1}
          tone="info"
          toneLabel={labels.noticeTone}
          className="self-stretch"
          actions={<Button onClick={confirm}>{labels.confirm}</Button>}
        >
          {notice}
        </Notice>
      )}
      {sentence && <ReadingMark sentence={sentence} textId={textId} />}
    </fieldset>
  )
}
