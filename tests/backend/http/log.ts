/** Everything a line of the log may hold. No text that a patient typed has a place here. */
interface LogLine {
  time: string
  level: 'info' | 'error'
  method: string
  path: string
  status: number
  ms: number
  /** The number that a patient who meets a 500 reads out. */
  reference?: string
  /** The kind of failure and the place in our own code, never its message: that may quote data. */
  failure?: string
}

export interface Log {
  line(line: LogLine): void
}

/** Picks the allowed fields one by one, so that a wider object cannot slip more in. */
function picked({ time, level, method, path, status, ms, reference, failure }: LogLine): LogLine {
  return {
    time,
    level,
    method,
    path,
    status,
    ms,
    ...(reference !== undefined && { reference }),
    ...(failure !== undefined && { failure }),
  }
}

export function createLog(write: (text: string) => void, isQuiet: boolean): Log {
  return {
    line(line) {
      if (isQuiet && line.level === 'info') return
      write(`${JSON.stringify(picked(line))}\n`)
    },
  }
}

/** The name of an error and the first line of its stack inside this project. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const place = error.stack?.split('\n').find((line) => /^\s+at .*tests\/backend\//.test(line)) ?? ''
  return `${error.name}${place.replace(/^\s+at .*?(tests\/backend\/[^)]*)\)?$/, ' $1')}`
}
