import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { NotRun } from '../check.ts'

const programs = ['pulseaudio', 'parec', 'speech-dispatcher', 'espeak-ng', 'Xvfb']
const packages = 'pulseaudio pulseaudio-utils speech-dispatcher speech-dispatcher-espeak-ng espeak-ng libspeechd2 xvfb'

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

export function mustSpeak(): void {
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length > 0) throw new NotRun(`${missing.join(', ')} is not installed: run \`apt install ${packages}\`.`)
}

async function untilThere(file: string, owner: ChildProcess): Promise<void> {
  while (!existsSync(file)) {
    if (owner.exitCode !== null) throw new Error(`${owner.spawnfile} ended before it made ${file}.`)
    await wait(50)
  }
}

/** One voice for many languages; it waits as long as it takes until a browser asks for it. */
const speechSettings = `AudioOutputMethod "pulse"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
DefaultLanguage nl
LogLevel 1
Timeout 0
`

/** Samples a second of the recording. */
const sampleRate = 8000
/** Of 32768; what is not said is 0 exactly. */
const audible = 100

interface Sound {
  /** For the browser. */
  env: Record<string, string>
  /** Seconds with sound since it was opened. */
  heardSeconds: () => number
  close: () => Promise<void>
}

/** A screen, a sound card and a voice that nobody else has: what is said is recorded and not heard. */
export async function openSound(home: string): Promise<Sound> {
  const display = `:${process.pid}`
  const settings = join(home, 'settings')
  rmSync(home, { recursive: true, force: true })
  cpSync('/etc/speech-dispatcher', settings, { recursive: true })
  writeFileSync(join(settings, 'speechd.conf'), speechSettings)
  const [pulse, voice, recording] = ['pulse.socket', 'voice.socket', 'recording.raw'].map((name) =>
    join(home, name),
  ) as [string, string, string]
  const env = {
    PULSE_SERVER: `unix:${pulse}`,
    SPEECHD_ADDRESS: `unix_socket:${voice}`,
    XDG_RUNTIME_DIR: home,
    HOME: home,
    DISPLAY: display,
  }
  const running: ChildProcess[] = []
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
    running.push(child)
    return child
  }
  start('Xvfb', display, '-screen', '0', '800x900x24', '-nolisten', 'tcp')
  const server = start(
    'pulseaudio',
    '-n',
    '--daemonize=no',
    '--exit-idle-time=-1',
    '--use-pid-file=no',
    `--load=module-native-protocol-unix auth-anonymous=1 socket=${pulse}`,
    '--load=module-null-sink sink_name=silent',
  )
  await untilThere(pulse, server)
  const speech = start(
    'speech-dispatcher',
    '--run-single',
    '-C',
    settings,
    '-S',
    voice,
    '-L',
    home,
    '-P',
    join(home, 'speech.pid'),
  )
  await untilThere(voice, speech)
  start(
    'sh',
    '-c',
    `exec parec --latency-msec=50 --device=silent.monitor --format=s16le --channels=1 --rate=${sampleRate} --raw > ${recording}`,
  )
  return {
    env,
    heardSeconds() {
      const bytes = readFileSync(recording)
      const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2))
      return samples.filter((sample) => Math.abs(sample) > audible).length / sampleRate
    },
    async close() {
      for (const child of running.toReversed()) {
        if (child.exitCode !== null) continue
        child.kill()
        await once(child, 'exit')
      }
    },
  }
}
