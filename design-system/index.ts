export { Badge, type BadgeProps } from './badge/badge.tsx'
export { BarButton, type BarButtonProps } from './bar-button/bar-button.tsx'
export { Button, type ButtonProps } from './button/button.tsx'
export { Card, type CardProps } from './card/card.tsx'
export { ChatBubble, type ChatBubbleProps } from './chat/chat-bubble.tsx'
export type { ChatAttachment, ChatMessage, ChatLabels } from './chat/chat-message.ts'
export { ChatThread, type ChatThreadProps } from './chat/chat-thread.tsx'
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group/checkbox-group.tsx'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx'
export { CodeField, type CodeFieldProps } from './code-field/code-field.tsx'
export { DescriptionList, type DescriptionListProps, type Fact } from './description-list/description-list.tsx'
export { Dialog, type DialogProps } from './dialog/dialog.tsx'
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx'
export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './error-summary/error-summary.tsx'
export { goToControl } from './error-summary/go-to-control.ts'
export { Explanation, type ExplanationProps } from './explanation/explanation.tsx'
export { Field, type FieldControl, type FieldProps } from './field/field.tsx'
export { FieldGroup, type FieldGroupProps } from './field/field-group.tsx'
export type { QuestionSize } from './field/question-class.ts'
export type { RefusalReason, RefusedFile } from './file-dropzone/validate-files.ts'
export type { FileDetails } from './file-dropzone/chosen-files.tsx'
export type { FileDropzoneLabels } from './file-dropzone/file-dropzone-labels.ts'
export { FileDropzone, type FileDropzoneProps } from './file-dropzone/file-dropzone.tsx'
export type { FileError, FileKind, FileLimits } from './file-dropzone/file-kind.ts'
export { FilePicture, type FilePictureProps } from './file-picture/file-picture.tsx'
export { IconList, type IconListItem, type IconListProps } from './icon-list/icon-list.tsx'
export { Icon, type IconData, type IconProps } from './icon/icon.tsx'
export {
  attachmentIcon,
  backIcon,
  billIcon,
  calendarIcon,
  checkIcon,
  clinicIcon,
  clockIcon,
  closeIcon,
  downloadIcon,
  errorIcon,
  fileIcon,
  hideIcon,
  homeIcon,
  infoIcon,
  installIcon,
  largerIcon,
  lockedIcon,
  logOffIcon,
  mailIcon,
  menuIcon,
  moonIcon,
  moreIcon,
  newTabIcon,
  nextIcon,
  openIcon,
  phoneIcon,
  prescriptionIcon,
  previousIcon,
  shareIcon,
  showIcon,
  smallerIcon,
  starIcon,
  startedIcon,
  successIcon,
  unfoldIcon,
  videoIcon,
  warningIcon,
} from './icon/icons.ts'
export { ButtonLink, type ButtonLinkProps } from './link/button-link.tsx'
export { Link, type LinkProps } from './link/link.tsx'
export { ListRow, type ListRowProps } from './list-row/list-row.tsx'
export { List } from './list-row/list.tsx'
export { afterLoading } from './loading/after-loading.ts'
export { Loading, type LoadingProps } from './loading/loading.tsx'
export { BrandBar, type BrandBarProps } from './navigation-menu/brand-bar.tsx'
export { NavigationMenu, type MenuItem, type NavigationMenuProps } from './navigation-menu/navigation-menu.tsx'
export { Notice, type NoticeProps } from './notice/notice.tsx'
export { PageHeader, type BarAction, type PageHeaderProps } from './page-header/page-header.tsx'
export { Page, type PageProps } from './page/page.tsx'
export { StickyFooter, type StickyFooterProps } from './page/sticky-footer.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx'
export { Progress, type ProgressProps } from './progress/progress.tsx'
export type { DocumentView } from './pdf-frame/pdf-content.tsx'
export type { PdfFrameLabels, PdfProblem } from './pdf-frame/pdf-frame-labels.ts'
export { PdfFrame, type PdfFrameProps } from './pdf-frame/pdf-frame.tsx'
export { RadioGroup, type RadioGroupProps } from './radio-group/radio-group.tsx'
export type { RadioOption } from './radio-group/radio-option.tsx'
export { useLocalVoice } from './read-aloud/local-voice.ts'
export { ReadAloud, type ReadAloudLabels, type ReadAloudProps } from './read-aloud/read-aloud.tsx'
export {
  RequirementList,
  type Requirement,
  type RequirementListProps,
  type RequirementState,
} from './requirement-list/requirement-list.tsx'
export { saveFile } from './save-file/save-file.ts'
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field/select-field.tsx'
export type { DayKey, MonthKey } from './slot-calendar/calendar-day.ts'
export type {
  CalendarDates,
  CalendarSlot,
  CalendarView,
  DayPart,
  SlotCalendarLabels,
  SlotChoice,
} from './slot-calendar/calendar-slot.ts'
export { SlotCalendar, type SlotCalendarProps } from './slot-calendar/slot-calendar.tsx'
export { StarRating, type StarRatingProps } from './star-rating/star-rating.tsx'
export { StarScore, type StarScoreProps } from './star-rating/star-score.tsx'
export { StepFooter, type StepFooterProps } from './step-wizard/step-footer.tsx'
export {
  StepIndicator,
  type Step,
  type StepIndicatorProps,
  type StepState,
  type StepLabels,
} from './step-wizard/step-indicator.tsx'
export { stepTitle } from './step-wizard/step-title.ts'
export { StepWizard, type StepWizardProps } from './step-wizard/step-wizard.tsx'
export { SummaryList, type SummaryListProps, type SummaryRow } from './summary-list/summary-list.tsx'
export type { CharacterLimit } from './text-area/character-counter.tsx'
export { TextArea, type TextAreaProps } from './text-area/text-area.tsx'
export { TextField, type TextFieldProps } from './text-field/text-field.tsx'
export { RecentToasts, type RecentToastsProps } from './toast/recent-toasts.tsx'
export { type Toast } from './toast/toast.tsx'
export { Toaster, type ToasterProps } from './toast/toaster.tsx'
export type { TextSize } from './tokens/text-size.ts'
export type { Theme } from './tokens/theme.ts'
export type { Tone } from './tone/tone.ts'
export { ViewSettings, type ViewSettingsProps, type ViewSettingsValue } from './view-settings/view-settings.tsx'
