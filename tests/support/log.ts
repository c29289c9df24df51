/** The commands' words to the person at the terminal: the one place that prints. */
export function log(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
