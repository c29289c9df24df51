import type { CalendarDates, CalendarSlot, ChatMessage, DayKey, SlotChoice, Toast } from '@patient-portal/design-system'
import { ChatThread } from '@patient-portal/design-system/chat-thread'
import { FileDropzone } from '@patient-portal/design-system/file-dropzone'
import { Page } from '@patient-portal/design-system/page'
import { PageHeader } from '@patient-portal/design-system/page-header'
import { PdfFrame } from '@patient-portal/design-system/pdf-frame'
import { SlotCalendar } from '@patient-portal/design-system/slot-calendar'
import { StarRating } from '@patient-portal/design-system/star-rating'
import { StepFooter } from '@patient-portal/design-system/step-footer'
import { StepWizard } from '@patient-portal/design-system/step-wizard'
import { Toaster } from '@patient-portal/design-system/toaster'
import { labels } from '@patient-portal/design-system/labels/en'
import { useEffect, useState } from 'react'

const slots = (day: DayKey, ...hours: number[]): Record<string, CalendarSlot[]> => ({
  [day]: hours.map((hour) => ({
    id: `${day}-${hour}`,
    time: `${hour}:00`,
    dateTime: `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hour}:00`,
    part: hour < 12 ? 'morning' : 'afternoon',
  })),
})

export const days = { ...slots('20261208', 10, 13), ...slots('20261209', 11, 15), ...slots('20261214', 10) }
export const dates: CalendarDates = { from: '20261204', to: '20270226', today: '20261203' }

export const messages: ChatMessage[] = [
  {
    id: '1',
    from: 'self',
    sender: 'You',
    label: 'Your message, 12 March 2027, 14:05',
    day: '12 March 2027',
    time: '14:05',
    dateTime: '2027-03-12T14:05:00+01:00',
    text: 'Shall I go on with it?',
  },
  {
    id: '2',
    from: 'other',
    sender: 'A. Jansen',
    label: 'Message of A. Jansen, 15 March 2027, 09:12',
    day: '15 March 2027',
    time: '09:12',
    dateTime: '2027-03-15T09:12:00+01:00',
    text: 'Take half of it for a week.',
    attachments: [{ id: 'a', name: 'plan.pdf', detail: 'PDF, 240 kB', href: '#plan' }],
  },
]

export const steps = ['Address', 'Appointment', 'Done'].map((label) => ({ id: label, label }))
export const limits = { kinds: ['pdf', 'jpg', 'png'] as const, bytes: 20_000_000 }

/** The document comes after the page, as it would from a server. */
function useLetter(): Blob | undefined {
  const [letter, setLetter] = useState<Blob>()
  useEffect(() => {
    const fetchLetter = async () => setLetter(await (await fetch('/letter.pdf')).blob())
    void fetchLetter()
  }, [])
  return letter
}

/** The seven large parts in one task, as an app of somebody else would put them together. */
export function SevenParts() {
  const [score, setScore] = useState(0)
  const [choice, setChoice] = useState<SlotChoice>({ day: null, slot: null })
  const [files, setFiles] = useState<File[]>([])
  const [toasts, setToasts] = useState<Toast[]>([])
  const letter = useLetter()
  const send = () =>
    setToasts([
      ...toasts,
      {
        id: String(toasts.length),
        tone: 'success',
        toneLabel: labels.tones.success,
        text: `${score} stars, ${choice.slot}, ${files.length} files`,
        duration: Infinity,
      },
    ])
  return (
    <>
      <Page header={<PageHeader title="Visit" titleAs="p" back={{ label: 'Back', href: '#back' }} />} {...labels.page}>
        <StepWizard
          title="Your appointment"
          steps={steps}
          current={1}
          {...labels.steps(2, 3)}
          onSubmit={send}
          footer={<StepFooter next="Send" progress="2 of 3" />}
        >
          <StarRating
            legend="How was the last one?"
            name="score"
            value={score}
            onValueChange={setScore}
            {...labels.starRating}
          />
          <SlotCalendar
            days={days}
            dates={dates}
            value={choice}
            onValueChange={setChoice}
            onQuickSelect={(day, slot) => setChoice({ day, slot })}
            {...labels.slotCalendar}
          />
          <h2>Messages</h2>
          <ChatThread label="Messages" messages={messages} {...labels.chatThread} />
          <h2>Letter</h2>
          <PdfFrame
            description="Letter"
            filename="letter.pdf"
            mimetype="application/pdf"
            data={letter}
            view="pages"
            status={letter ? 'ready' : 'loading'}
            onRetry={() => {}}
            {...labels.pdfFrame}
          />
          <FileDropzone
            label="Files"
            hint="Pdf, jpg or png."
            limits={limits}
            {...labels.fileDropzone}
            value={files}
            onValueChange={setFiles}
          />
        </StepWizard>
      </Page>
      <Toaster
        {...labels.toaster}
        toasts={toasts}
        onClose={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
      />
    </>
  )
}
