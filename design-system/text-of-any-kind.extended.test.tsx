import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { stickingOut, textsOfAnyKind } from '#tests/support/text-of-any-kind.ts'
import { Badge } from './badge/badge.tsx'
import { ChatThread } from './chat/chat-thread.tsx'
import { labels as chatLabels, theirs } from './chat/sample-thread.ts'
import { DescriptionList } from './description-list/description-list.tsx'
import { ErrorSummary } from './error-summary/error-summary.tsx'
import { FileDropzoneView } from './file-dropzone/file-dropzone-view.tsx'
import { dutch, fileOf, hint, label, limits } from './file-dropzone/sample-files.ts'
import { checkIcon, clockIcon } from './icon/icons.ts'
import { List } from './list-row/list.tsx'
import { ListRow } from './list-row/list-row.tsx'
import { Notice } from './notice/notice.tsx'
import { PageHeader } from './page-header/page-header.tsx'
import { PdfFrame } from './pdf-frame/pdf-frame.tsx'
import { dutch as pdfWords } from './pdf-frame/samples/dutch.ts'
import { sampleSteps } from './step-wizard/sample-steps.ts'
import { StepWizard } from './step-wizard/step-wizard.tsx'
import { SummaryList } from './summary-list/summary-list.tsx'
import { TextField } from './text-field/text-field.tsx'
import { RecentToasts } from './toast/recent-toasts.tsx'
import { Toaster } from './toast/toaster.tsx'

const still = {
  reading: [],
  message: { text: '', number: 0 },
  addFiles: () => {},
  remove: () => {},
  clearAnnouncement: () => {},
}
const file = (text: string) => fileOf('pdf', `${text}.pdf`)

/** All components that show text from others. */
const shown: Record<string, (text: string) => ReactNode> = {
  'a message: sender, label, text, file': (text) => (
    <ChatThread
      label="Berichten"
      labels={chatLabels}
      messages={[
        {
          ...theirs,
          sender: text,
          label: text,
          text,
          unread: true,
          attachments: [
            { id: 'a', name: text, detail: text },
            { id: 'b', name: text, detail: 'PDF', state: 'failed' },
          ],
        },
      ]}
    />
  ),
  'files that were chosen, refused and met before': (text) => (
    <FileDropzoneView
      label={label}
      hint={hint}
      limits={limits}
      labels={dutch}
      drag="idle"
      value={[file(text)]}
      intake={{
        ...still,
        leftOut: {
          refused: [{ file: file(`${text}r`), reason: 'kind' }],
          duplicates: [file(`${text}d`)],
          renamed: [file(`${text}n`)],
        },
      }}
    />
  ),
  'a toast': (text) => (
    <Toaster
      label="Meldingen"
      toasts={[{ id: '1', tone: 'error', toneLabel: 'Fout', text, duration: 6000 }]}
      closeLabel={() => 'Sluit'}
      onClose={() => {}}
    />
  ),
  'the messages of before': (text) => (
    <RecentToasts open label="Laatste meldingen" toasts={[{ id: '1', tone: 'error', toneLabel: 'Fout', text }]} />
  ),
  'a notice': (text) => (
    <Notice tone="info" toneLabel="Let op" title={text}>
      {text}
    </Notice>
  ),
  'a row of a list': (text) => (
    <List>
      <ListRow
        title={text}
        href="#a"
        end="€ 12"
        status={
          <Badge tone="info" icon={clockIcon}>
            {text}
          </Badge>
        }
      >
        {text}
      </ListRow>
      <ListRow title={text} />
    </List>
  ),
  facts: (text) => <DescriptionList facts={[{ term: text, detail: text }]} />,
  'a summary': (text) => (
    <SummaryList
      rows={[{ term: text, detail: text, typed: true, change: { word: 'Wijzig', label: text, onPress: () => {} } }]}
    />
  ),
  'what is typed': (text) => <TextField label="Gewicht" suffix="kilogrammen per dag" defaultValue={text} />,
  'a badge': (text) => (
    <Badge tone="success" icon={checkIcon}>
      {text}
    </Badge>
  ),
  'a list of errors': (text) => <ErrorSummary title={text} errors={[{ controlId: 'a', message: text }]} />,
  'the bar of a document': (text) => <PageHeader title={text} back={{ label: 'Terug', href: '#a' }} />,
  'a document': (text) => (
    <PdfFrame
      description={text}
      filename={`${text}.pdf`}
      mimetype="application/pdf"
      status="loading"
      onRetry={() => {}}
      labels={pdfWords}
    />
  ),
  'a step': (text) => <StepWizard {...sampleSteps(3, 1)} title={text} footer={null} />,
}

test.each(textsOfAnyKind)('TEXT-FIELD-04 nothing sticks out of 320 px: %s', async (_, text) => {
  expect(await stickingOut(shown, text)).toEqual([])
})
