import { run } from '../support/process.ts'
import { log } from '../support/log.ts'
import { builtStorybook } from '../support/ports.ts'

/** Publishes the catalogue that the pictures are taken of to Chromatic, where somebody has an account for it. */
async function publish(): Promise<number> {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    log(
      'Nothing was published: there is no CHROMATIC_PROJECT_TOKEN; `npm run test:catalogue` compares the same stories on this machine.',
    )
    return 0
  }
  const { code } = await run('npm', ['run', '--silent', 'storybook:build'])
  return code === 0
    ? (await run('chromatic', ['--storybook-build-dir', builtStorybook, ...process.argv.slice(2)])).code
    : code
}

process.exitCode = await publish()
