const needed = 24

/** Older versions fail on the first typed line, in words that explain nothing. */
export function requireNode(): void {
  if (Number.parseInt(process.versions.node, 10) >= needed) return
  process.stderr.write(`This needs Node ${needed} or later; this is Node ${process.versions.node}. Run it through npm, which uses the Node that npm install brought.\n`)
  process.exit(1)
}
