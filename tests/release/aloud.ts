import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { startBackend } from '../backend/http/server.ts'
import { infoOf, signIn } from '../backend/test-kit/granted.ts'
import { send } from '../backend/test-kit/test-backend.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openTestAdmin } from '../support/test-admin.ts'
import { freePort } from '../support/free-port.ts'
import { reportFolder } from '../support/report.ts'
import { mustSpeak, openSound } from './aloud/sound.ts'
import { buildSite } from './built-site.ts'
import { faultResult, type Check } from './check.ts'

const message = 'Neem vanaf 26-11 2x daags 50 mg, dat is ½ tablet. Neem 1-0-1 als het niet helpt. Tot ziens.'
const spoken = [
  'Neem vanaf 26 november twee keer per dag 50 milligram, dat is een halve tablet.',
  'Neem 1-0-1 als het niet helpt. Lees de hoeveelheid zelf na.',
  'Tot ziens.',
]
/** Seconds of sound that these sentences take at least, and those that silence may have. */
const limits = { sound: 3, silence: 0 }
/** How long the voices of a device may take to be known, and a message to be read, in ms. */
const patience = 120_000

/** A real back end with a patient who has a message of the clinic. */
async function openClinic() {
  const port = await freePort()
  const clinic = await startBackend({
    database: { memory: true },
    port,
    testAdmin: true,
    site: await buildSite('portal-aloud', port),
    seed: false,
    quiet: true,
  })
  const client = {
    testAdmin: openTestAdmin(clinic.origin),
    call: (name: Parameters<typeof send>[1], input: Parameters<typeof send>[2] = {}) =>
      send(clinic.origin, name, input),
  }
  const token = await signIn(
    client,
    await client.testAdmin.createPatient('nothing-planned', { threads: [{ subject: 'Vraag', count_unread: 0 }] }),
  )
  const threadId = (await infoOf(client, token)).internal_message_threads[0]?.id ?? 0
  await client.testAdmin.reply({ threadId, content: message, attachments: [] })
  return { clinic, token, address: `${clinic.origin}/question/${threadId}` }
}

/** Notes what the page gives to the voice, and when it ends, in the page. */
function noteSpeech(): void {
  const speak = speechSynthesis.speak.bind(speechSynthesis)
  const said: { text: string; voice: string; isLocal: boolean; hasEnded: boolean }[] = []
  speechSynthesis.speak = (utterance) => {
    const { text, voice } = utterance
    const one = { text, voice: voice?.name ?? '', isLocal: voice?.localService ?? false, hasEnded: false }
    said.push(one)
    utterance.addEventListener('end', () => {
      one.hasEnded = true
    })
    speak(utterance)
  }
  Object.assign(window, { said })
}
type Said = { text: string; voice: string; isLocal: boolean; hasEnded: boolean }[]

const saidIn = (page: Page) => page.evaluate(() => (window as unknown as { said: Said }).said)

/** Chromium asks its maker there, whether or not something is read: what the fields of a form are for, and who is signed in to the browser. */
const ownHosts: readonly string[] = ['content-autofill.googleapis.com', 'accounts.google.com']

/** Hosts that the whole browser asked for since a moment, by its own log; a browser asks its maker this and that as it starts. */
function hostsSince(log: string, since: number): string[] {
  const text = readFileSync(log, 'utf8')
  const offset = Number(/"timeTickOffset":(-?\d+)/.exec(text)?.[1])
  const urls = text.split('\n').flatMap((line) => {
    const [, time] = /"time":"(\d+)"/.exec(line) ?? []
    const [, url] = /"url":"((?:https?|wss?):[^"]*)"/.exec(line) ?? []
    return url !== undefined && Number(time) + offset >= since ? [url] : []
  })
  return [...new Set(urls.map((url) => new URL(url).host))].filter((host) => !ownHosts.includes(host))
}

async function read(page: Page): Promise<void> {
  const part = page.getByRole('article', { name: /^Bericht van/ }).last()
  await part.getByRole('button', { name: 'Lees voor' }).click({ timeout: patience })
  await part.getByRole('button', { name: 'Begin met voorlezen' }).click()
  await part.getByRole('button', { name: 'Stop' }).waitFor()
  await part.getByRole('button', { name: 'Lees voor' }).waitFor({ timeout: patience })
}

/** The message is read by the voice of Debian's espeak-ng, into a sound card that only records. */
export const aloud: Check = {
  description: 'a real Dutch voice reads a message of the clinic aloud, without a request for it',
  async run() {
    mustSpeak()
    const home = join(reportFolder, 'aloud')
    const { clinic, token, address } = await openClinic()
    const sound = await openSound(home)
    const log = join(home, 'requests.json')
    try {
      const browser = await chromium.launch({
        executablePath: await findBrowser(),
        // Without windows Chromium has no voices.
        headless: false,
        args: [...browserFlags, '--enable-speech-dispatcher', `--log-net-log=${log}`],
        env: { ...process.env, ...sound.env },
      })
      const context = await browser.newContext({ locale: 'nl-NL' })
      await context.addCookies([{ name: 'token', value: token, url: clinic.origin, sameSite: 'Strict', secure: true }])
      const page = await context.newPage()
      await page.addInitScript(noteSpeech)
      await page.goto(address)
      await page.getByRole('button', { name: 'Lees voor' }).last().waitFor({ timeout: patience })
      // Until whatever comes after the content has come.
      await page.waitForLoadState('networkidle')
      await wait(1000)
      const silence = sound.heardSeconds()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const since = Date.now()
      await read(page)
      const [said, heard] = [await saidIn(page), sound.heardSeconds()]
      await browser.close()
      const faults = [
        ...(JSON.stringify(said.map(({ text }) => text)) === JSON.stringify(spoken)
          ? []
          : [`it said ${said.map(({ text }) => text).join(' | ')}`]),
        ...said
          .filter(({ isLocal, hasEnded }) => !isLocal || !hasEnded)
          .map(({ text }) => `not whole, or not local: ${text}`),
        ...(silence === limits.silence ? [] : [`${silence.toFixed(1)} s of sound before a press`]),
        ...(heard >= limits.sound ? [] : [`${heard.toFixed(1)} s of sound while it read`]),
        ...asked.map((url) => `a request while it read: ${url}`),
        ...hostsSince(log, since).map((host) => `the browser asked ${host} while it read`),
      ]
      return faultResult(said.length, `${said.length} sentences, ${heard.toFixed(1)} s of sound`, faults, [
        `The voice: ${said[0]?.voice ?? 'none'}. Given to it:`,
        '',
        ...said.map(({ text }) => `- ${text}`),
        '',
        `While it read, the page sent ${asked.length} requests, and the browser asked ${hostsSince(log, since).length} hosts.`,
      ])
    } finally {
      await sound.close()
      await clinic.close()
    }
  },
}
