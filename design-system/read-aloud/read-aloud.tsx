import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { readAloudIcon, stopIcon } from '../icon/icons.ts'
import { Notice } from '../notice/notice.tsx'
import { useLocalVoice } from './local-voice.ts'
import { ReadingMark } from './reading-mark.tsx'
import { useSpeech } from './use-speech.ts'

export interface ReadAloudProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Names the controls after the text that they read. */
  label: string
  /** Id of the element whose text is read, as it is shown when it is read. */
  textId: string
  /** Language of the text, such as 'nl'. Without a voice of the device itself for it, nothing is drawn. */
  lang: string
  /** From 0 to 1; another holds from the next sentence on. */
  volume?: number | undefined
  /** Gives what is spoken in place of a sentence. */
  spoken?: ((sentence: string) => string) | undefined
  /** To be confirmed before the first reading, such as that others may hear it. Absent once it was. */
  notice?: ReactNode
  /** Called when the notice is confirmed. */
  onConfirm?: (() => void) | undefined
  /** All other words. */
  labels: ReadAloudLabels
}

export interface ReadAloudLabels {
  /** On the button that begins. */
  start: string
  stop: string
  /** On the button that goes on with the sentence at which it stopped. */
  goOn: string
  restart: string
  /** Said where it stopped by itself, before the end. */
  broken: string
  /** On the button that confirms the notice. */
  confirm: string
  /** Text alternative of the notice's icon. */
  noticeTone: string
}

const asWritten = (sentence: string): string => sentence

/** Reads a text aloud, a sentence at a time, by a voice of the device itself. It never begins by itself. */
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
    // The notice goes, so focus moves to the button that stops the reading.
    button.current?.focus({ preventScroll: true })
    setIsAsking(false)
    onConfirm?.()
    start(at)
  }
  const words = { idle: labels.start, reading: labels.stop, stopped: labels.goOn, broken: labels.goOn }
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
          {words[state]}
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
