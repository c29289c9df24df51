import { figmaModes } from '../../design-system/build/figma-modes.ts'

/** Links to the token files of the built Storybook. */
export function TokenFiles() {
  return (
    <ul>
      <li>
        <a href="tokens.resolver.json" download>
          tokens.resolver.json
        </a>
        , all tokens
      </li>
      {figmaModes.map(({ mode, file }) => (
        <li key={file}>
          <a href={file} download>
            {file}
          </a>
          , the mode “{mode}” for Figma
        </li>
      ))}
    </ul>
  )
}
