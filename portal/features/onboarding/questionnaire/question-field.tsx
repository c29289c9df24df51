import { CheckboxGroup, RadioGroup, SelectField, TextArea, TextField } from '#design-system'
import type { FocusEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { otherSource, yesNo } from '../../../api/contract/questionnaire.ts'
import { chosenIn, joined } from '../rules/question.ts'
import { sourcesIn, sourcesText, type Sources } from '../rules/discovery-sources.ts'
import { controlIdOf, otherIdOf, useAnswering, useGivenAnswer, useTypedAnswer } from './answering.ts'
import { AnswerDoubt, doubtIdOf } from './answer-doubt.tsx'
import type { LocalizedQuestion } from './localized-question.ts'
import { Glossary } from './glossary.tsx'
import { SaveFailure } from './save-failure.tsx'

interface QuestionFieldProps {
  question: LocalizedQuestion
  /** The heading above is the question. */
  isHeading?: boolean
  /** Shown below the field: content that belongs to this question alone. */
  below?: ReactNode
}

/** One question with its field, save failure and explanation of terms. */
export function QuestionField({ question, isHeading = false, below }: QuestionFieldProps) {
  const { label, note, choices = [] } = question
  return (
    <div data-question={question.id} className="flex flex-col gap-1.5">
      <Control question={question} size={isHeading ? 'hidden' : isShort(question) ? 'label' : 'question'} />
      {question.doubt && <AnswerDoubt question={question} doubt={question.doubt} />}
      {below}
      <SaveFailure question={question} />
      <Glossary texts={[label, note ?? '', ...choices.map((choice) => choice.label)]} />
    </div>
  )
}

/** Form labels such as a name get the usual label size; questions a larger one. */
const isShort = ({ type }: LocalizedQuestion) => ['text', 'email', 'country'].includes(type)

interface ControlProps {
  question: LocalizedQuestion
  size: 'label' | 'question' | 'hidden'
}

function Control({ question, size }: ControlProps) {
  switch (question.type) {
    case 'text':
    case 'email':
    case 'int':
      return <SingleLineField {...{ question, size }} />
    case 'open':
      return <MultiLineField {...{ question, size }} />
    case 'bool':
    case 'single_select':
      return <SingleChoiceField {...{ question, size }} />
    case 'country':
      return <CountryField {...{ question, size }} />
    case 'multi_select':
      return <MultipleChoiceField {...{ question, size }} />
    case 'sources':
      return <SourcesField {...{ question, size }} />
  }
}

/** Props shared by typed fields. */
function useTyped<Box extends HTMLInputElement | HTMLTextAreaElement>(question: LocalizedQuestion) {
  const { error, type, leave } = useAnswering(question)
  const text = useTypedAnswer<Box>(question)
  return {
    id: controlIdOf(question),
    name: question.id,
    ...text,
    error,
    hint: question.note,
    disabled: question.isDisabled,
    required: !question.isOptional,
    'aria-describedby': question.doubt && doubtIdOf(question),
    onValueChange: type,
    onBlur: ({ currentTarget: box }: FocusEvent<Box>) => {
      leave()
      // A stored value does not count as unsaved input on leaving the page.
      box.defaultValue = box.value
    },
  }
}

/** Single-line field; narrow for numbers. */
function SingleLineField({ question, size }: ControlProps) {
  const isNumber = question.type === 'int'
  return (
    <TextField
      label={question.label}
      labelSize={size}
      enterKeyHint="next"
      autoComplete="off"
      {...useTyped<HTMLInputElement>(question)}
      {...question.field}
      {...(isNumber && { inputMode: 'numeric' as const, width: 'number' as const })}
    />
  )
}

const MultiLineField = ({ question, size }: ControlProps) => (
  <TextArea label={question.label} labelSize={size} {...useTyped<HTMLTextAreaElement>(question)} />
)

/** Props shared by choice fields. */
function useChoice(question: LocalizedQuestion) {
  const answer = useGivenAnswer(question)
  const { error, choose } = useAnswering(question)
  return { answer, choose, shared: { id: controlIdOf(question), name: question.id, hint: question.note, error } }
}

function SingleChoiceField({ question, size }: ControlProps) {
  const { t } = useTranslation('questionnaire')
  const { answer, choose, shared } = useChoice(question)
  const isBool = question.type === 'bool'
  const options = isBool
    ? [
        { value: yesNo.yes, label: t('yes') },
        { value: yesNo.no, label: t('no') },
      ]
    : (question.choices ?? [])
  return (
    <RadioGroup
      legend={question.label}
      legendSize={size}
      {...shared}
      value={isBool && answer === 'true' ? yesNo.yes : answer || null}
      onValueChange={choose}
      options={options.map((option) => ({ ...option, disabled: question.isDisabled ?? false }))}
    />
  )
}

function MultipleChoiceField({ question, size }: ControlProps) {
  const { answer, choose, shared } = useChoice(question)
  const options = (question.choices ?? []).map((option) => ({ ...option, disabled: question.isDisabled }))
  const chosen = chosenIn(
    answer,
    options.map(({ value }) => value),
  )
  return (
    <CheckboxGroup
      legend={question.label}
      legendSize={size}
      {...shared}
      value={[...chosen]}
      onValueChange={(now) => choose(joined(now))}
      options={options}
    />
  )
}

function CountryField({ question, size }: ControlProps) {
  const { answer, choose, shared } = useChoice(question)
  const { choices = [], label } = question
  const { t } = useTranslation('questionnaire')
  return (
    <SelectField
      label={label}
      labelSize={size}
      placeholder={t('choose')}
      {...shared}
      autoComplete="country"
      value={answer}
      onValueChange={choose}
      options={choices}
    />
  )
}

/** How the patient found the clinic: checkboxes, with a text field for another source. */
function SourcesField({ question, size }: ControlProps) {
  const { t } = useTranslation('questionnaire')
  const answer = useGivenAnswer(question)
  const { error, otherError, type, leave, choose } = useAnswering(question)
  const sources = sourcesIn(answer)
  // Without text, 'other' is incomplete: stored on the device, not sent.
  const chooseSources = (next: Sources) =>
    (next.chosen.includes(otherSource) && next.text.trim() === '' ? type : choose)(sourcesText(next))
  return (
    <CheckboxGroup
      id={controlIdOf(question)}
      name={question.id}
      hint={question.note}
      error={error}
      legend={question.label}
      legendSize={size}
      value={sources.chosen}
      onValueChange={(chosen) => chooseSources({ ...sources, chosen })}
      options={(question.choices ?? []).map((choice) =>
        choice.value === otherSource
          ? {
              ...choice,
              opens: (
                <TextField
                  id={otherIdOf(question)}
                  label={t('otherSource')}
                  error={otherError}
                  value={sources.text}
                  maxLength={200}
                  onValueChange={(text) => type(sourcesText({ ...sources, text }))}
                  onBlur={sources.text.trim() === '' ? undefined : leave}
                />
              ),
            }
          : choice,
      )}
    />
  )
}
