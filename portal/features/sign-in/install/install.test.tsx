import { createStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import type * as Install from './install.ts'
import { signInAtom, signOutAtom } from '../../../session/token.ts'

let loads = 0
/** Imports the module again, as after a reload in the same tab. */
const load = (): Promise<typeof Install> =>
  import(/* @vite-ignore */ `./install.ts?load=${++loads}`) as Promise<typeof Install>

beforeEach(() => sessionStorage.clear())

test('PWA-03 a closed offer stays closed in this tab, after signing in, logging off and a reload', async () => {
  const { isInstallClosedAtom, closeInstallAtom } = await load()
  const store = createStore()
  expect(store.get(isInstallClosedAtom)).toBe(false)
  store.set(closeInstallAtom)
  store.set(signInAtom, 'abc')
  expect(store.get(isInstallClosedAtom)).toBe(true)
  store.set(signOutAtom, 'loggedOff')
  expect(createStore().get((await load()).isInstallClosedAtom)).toBe(true)
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['epoch', 'installClosed'])
})
