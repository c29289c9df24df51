import {
  afterLoading,
  Badge,
  BrandBar,
  Button,
  ButtonLink,
  calendarIcon,
  Card,
  ChatBubble,
  ChatThread,
  Checkbox,
  CheckboxGroup,
  CodeField,
  DescriptionList,
  Dialog,
  BarButton,
  Disclosure,
  EmptyState,
  ErrorSummary,
  Explanation,
  Field,
  FieldGroup,
  FileDropzone,
  FilePicture,
  Icon,
  IconList,
  Link,
  List,
  ListRow,
  Loading,
  mailIcon,
  NavigationMenu,
  Notice,
  Page,
  PageHeader,
  PasswordField,
  PdfFrame,
  Progress,
  RadioGroup,
  ReadAloud,
  RecentToasts,
  RequirementList,
  SelectField,
  SlotCalendar,
  StarRating,
  StarScore,
  StepFooter,
  StepIndicator,
  stepTitle,
  StepWizard,
  StickyFooter,
  SummaryList,
  TextArea,
  TextField,
  Toaster,
  ViewSettings,
} from '@patient-portal/design-system'
import { labels } from '@patient-portal/design-system/labels/en'
import type { ReactNode } from 'react'
import { dates, days, limits, messages, steps } from './seven-parts.tsx'

const ignore = (): void => {}
const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))
const toast = {
  id: '1',
  tone: 'error',
  toneLabel: labels.tones.error,
  text: 'It was not sent.',
  duration: Infinity,
} as const
const [first] = messages

/** Each part in one state, by the name it is exported by. */
const drawn: Readonly<Record<string, ReactNode>> = {
  Badge: (
    <Badge tone="info" icon={calendarIcon}>
      Open
    </Badge>
  ),
  BrandBar: <BrandBar brand="Clinic" homeHref="#home" />,
  Button: (
    <>
      <Button variant="primary" icon={mailIcon}>
        Send
      </Button>
      <Button width="full-on-phone">Wait</Button>
      <Button busyLabel="Sending">Send</Button>
      <Button aria-disabled>Blocked</Button>
    </>
  ),
  ButtonLink: (
    <ButtonLink href="#next" variant="primary">
      Go on
    </ButtonLink>
  ),
  Card: (
    <Card>
      <h2>Next visit</h2>
      <p>8 December</p>
    </Card>
  ),
  ChatBubble: first && (
    <ol>
      <ChatBubble message={first} {...labels.chatThread} day={first.day} />
    </ol>
  ),
  ChatThread: <ChatThread label="Messages" messages={messages} {...labels.chatThread} />,
  Checkbox: <Checkbox label="I agree" name="agree" checked onCheckedChange={ignore} />,
  CheckboxGroup: (
    <CheckboxGroup legend="Which?" name="which" value={['One']} onValueChange={ignore} options={options} />
  ),
  CodeField: <CodeField label="Code" value="123" onValueChange={ignore} />,
  DescriptionList: <DescriptionList facts={[{ term: 'Amount', detail: '€ 12' }]} />,
  Dialog: <Dialog open={false} onOpenChange={ignore} title="Stop?" closeLabel="No" action={{ children: 'Yes' }} />,
  BarButton: <BarButton label="Calm" text="Calm" icon={calendarIcon} pressed />,
  Disclosure: (
    <Disclosure label="View" text="View" icon={calendarIcon}>
      Panel
    </Disclosure>
  ),
  EmptyState: (
    <EmptyState icon={mailIcon} title="No messages">
      Write one.
    </EmptyState>
  ),
  ErrorSummary: (
    <ErrorSummary title="One thing to do" errors={[{ controlId: 'email', message: 'Fill in an address' }]} />
  ),
  Explanation: <Explanation label="What is that?" facts={[{ term: 'It', detail: 'That.' }]} />,
  Field: (
    <Field label="Place" hint="Where you live" error="Fill it in">
      {(control) => <input {...control} />}
    </Field>
  ),
  FieldGroup: (
    <FieldGroup aria-label="Days" status="26 of 28">
      {(sharedErrorId) => <TextField label="Days" sharedErrorId={sharedErrorId} />}
    </FieldGroup>
  ),
  FileDropzone: (
    <FileDropzone
      label="Files"
      hint="Pdf, jpg or png."
      limits={limits}
      {...labels.fileDropzone}
      value={[]}
      onValueChange={ignore}
    />
  ),
  FilePicture: <FilePicture file={new File([], 'photo.png')} otherwise="No picture" />,
  Icon: <Icon icon={mailIcon} />,
  IconList: <IconList items={[{ icon: mailIcon, text: 'By mail' }]} />,
  Link: (
    <Link href="#more" {...labels.link}>
      More
    </Link>
  ),
  List: (
    <List>
      <ListRow title="A visit" href="#visit" unreadLabel="New">
        8 December
      </ListRow>
    </List>
  ),
  ListRow: (
    <List>
      <ListRow title="A bill" end="€ 12" status={<Badge tone="warning">Late</Badge>} />
    </List>
  ),
  Loading: <Loading {...labels.loading} />,
  NavigationMenu: (
    <NavigationMenu
      brand="Clinic"
      homeHref="#home"
      {...labels.navigationMenu}
      items={[{ label: 'Home', icon: mailIcon, href: '#home', current: true }]}
    />
  ),
  Notice: (
    <Notice tone="warning" toneLabel={labels.tones.warning} title="Closed" actions={<Button>Why</Button>}>
      On Monday.
    </Notice>
  ),
  PasswordField: <PasswordField label="Password" {...labels.passwordField} />,
  PdfFrame: (
    <PdfFrame
      description="Letter"
      filename="letter.pdf"
      mimetype="application/pdf"
      status="failed"
      onRetry={ignore}
      {...labels.pdfFrame}
    />
  ),
  Progress: <Progress label="Sending" value={12} max={20} valueText="12 of 20" />,
  RadioGroup: <RadioGroup legend="One?" name="one" value="One" onValueChange={ignore} options={options} />,
  // The browser that draws these has no voice, and so no button.
  ReadAloud: <ReadAloud label="Read the letter aloud" textId="letter" lang="en" {...labels.readAloud} />,
  RecentToasts: <RecentToasts {...labels.recentToasts} toasts={[toast]} />,
  RequirementList: (
    <RequirementList
      items={[{ id: 'long', label: 'Ten letters', state: 'met' }]}
      {...labels.requirementList}
      summary="1 of 1"
    />
  ),
  SelectField: <SelectField label="Place" {...labels.selectField} value="" onValueChange={ignore} options={options} />,
  SlotCalendar: (
    <SlotCalendar
      days={days}
      dates={dates}
      value={{ day: '20261208', slot: null }}
      onValueChange={ignore}
      onQuickSelect={ignore}
      {...labels.slotCalendar}
    />
  ),
  StarRating: (
    <>
      <StarRating legend="How was it?" name="score" value={3} onValueChange={ignore} {...labels.starRating} />
      <StarRating look="row" legend="And this?" name="row" value={2} onValueChange={ignore} {...labels.starRating} />
    </>
  ),
  StarScore: <StarScore score={4} label="4 of 5 stars" />,
  StepFooter: <StepFooter {...labels.stepFooter} blockedReason="Choose a day" />,
  StepIndicator: <StepIndicator steps={steps} current={1} {...labels.steps(2, 3)} />,
  StepWizard: <StepWizard title="Step" steps={steps} current={0} {...labels.steps(2, 3)} footer={null} />,
  StickyFooter: <StickyFooter>Foot</StickyFooter>,
  SummaryList: (
    <SummaryList
      rows={[{ term: 'Name', detail: 'Jansen', change: { word: 'Change', label: 'Change name', onPress: ignore } }]}
    />
  ),
  TextArea: <TextArea label="Message" />,
  TextField: <TextField label="E-mail" id="email" type="email" error="Fill it in" />,
  Toaster: <Toaster {...labels.toaster} toasts={[toast]} onClose={ignore} />,
  ViewSettings: (
    <ViewSettings
      value={{ theme: 'standard', softer: false, textSize: 'normal', oneQuestion: false }}
      onValueChange={ignore}
      {...labels.viewSettings}
    />
  ),
  afterLoading: <p className={afterLoading}>After</p>,
}

export function EveryPart() {
  return (
    <Page header={<PageHeader title={stepTitle('Step 1', 'Parts', 'All')} />} {...labels.page}>
      {Object.entries(drawn).map(([name, part]) => (
        <div key={name} data-export={name}>
          {part}
        </div>
      ))}
    </Page>
  )
}
