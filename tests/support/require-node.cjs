'use strict'

// Loaded before the script it guards: an older Node fails on the first typed line, in words that explain nothing.
const needed = require('../../package.json').engines.node.replace('>=', '')
if (process.versions.node.localeCompare(needed, 'en', { numeric: true }) < 0) {
  process.stderr.write(
    `This project needs Node ${needed} or newer, and this is Node ${process.versions.node}. On Linux and on Windows x64 npm install brings it along: run the script through npm.\n`,
  )
  process.exit(1)
}
