import { RuleTester } from 'oxlint/plugins-dev'
import { describe, test } from 'vitest'
import translation from './translation.ts'

RuleTester.describe = describe
RuleTester.it = test

type Rule = Parameters<RuleTester['run']>[1]

const asFile = (code: string) => ({
  code,
  filename: 'example.tsx',
  languageOptions: { parserOptions: { lang: 'tsx' as const } },
})

new RuleTester().run('a text has an element of its own', translation.rules['text-alone'] as unknown as Rule, {
  valid: [
    'const a = <p>{t(key)}</p>',
    'const a = <p>{on ? one : other}</p>',
    'const a = <p>{`${day}, ${time}`}</p>',
    'const a = <p><Icon icon={sign} /><span>{text}</span></p>',
    'const a = <p>{on && <b>{text}</b>}<i /></p>',
    'const a = <p><b>{label}</b> <span>{text}</span></p>',
    "const a = <p><b>{label}</b>{' '}<span>{text}</span></p>",
    'const a = <p>\n  {/* Why. */}\n  {text}\n</p>',
    'const a = <ul><Head />{lines.map((line) => <li key={line}>{line}</li>)}</ul>',
    'const line = (text) => <li>{text}</li>; const a = <ul><Head />{lines.map(line)}</ul>',
    'const a = () => { const sign = on && <i />; return <p>{sign}<b>{text}</b></p> }',
    'const a = () => { const draw = (time) => <b>{time}</b>; return <p><i />{draw(first)}</p> }',
    'function Part() { return createElement("svg", {}, ...shapes) }',
    'interface Props { notice: ReactNode }\nfunction Part({ notice }: Props) { return <div>{notice}<p>{text}</p></div> }',
    'function Part({ draw }: { draw: (id: string) => ReactNode }) { return <div><i />{draw(id)}</div> }',
    'function Part({ children, ...rest }: ComponentProps<"div">) { return <div {...rest}><Head />{children}</div> }',
  ].map(asFile),
  invalid: [
    'const a = <p><Icon />{text}</p>',
    'const a = <p>{on && <Icon />}{t(key)}</p>',
    'const a = <p>{on && text}<b>{more}</b></p>',
    'const a = <p><b>{label}</b>:</p>',
    'const a = <p><b>{label}</b>{` (${count})`}</p>',
    'const a = <p>{on && <b>{label}</b>} <i /></p>',
    'const a = <>{on ? one : other}</>',
    'const a = <p>{on && <><Icon />{text}</>}</p>',
    'const a = <p>{parts.map((part) => part)}</p>',
    'const a = () => { const line = on ? one : other; return <p><i />{line}</p> }',
    'const a = () => { const say = (time) => `at ${time}`; return <p><i />{say(first)}</p> }',
    'function Part({ text }: { text: string }) { return <p><i />{text}</p> }',
    'interface Props { text?: string | ReactNode }\nfunction Part({ text }: Props) { return <p><i />{text}</p> }',
    'function Part() { return t(key) }',
    'function Parts() { return parts.map((part) => { if (part.href) return <a href={part.href}>{part.text}</a>; return part.text }) }',
  ].map((code) => ({ ...asFile(code), errors: 1 })),
})
