import type { Walked } from './walked.ts'
import type { Control, Look } from './watch.ts'

export interface Known {
  control: Control
  /** What has to be pressed first for it to be there. */
  opener: Known | null
  isPressed: boolean
  /** Another patient's has other dates and numbers in its name. */
  isAnyAlike: boolean
}

/** Controls that differ in dates and numbers only: so many of them on a screen. */
const mostAlike = 8

/** Fields come before buttons, and links and what sends a form last; what was revealed goes first, and what may close it last of that. */
function rank({ control, opener }: Known): number {
  if (control.isSubmit) return 5
  if (control.isLink) return 4
  return (opener ? 0 : 2) + (control.kind === 'button' ? 1 : 0)
}

export function placeIn({ controls }: Look, { control, isAnyAlike }: Known): number {
  const place = controls.findIndex(({ id }) => id === control.id)
  return place < 0 && isAnyAlike
    ? controls.findIndex(({ alike, group }) => alike === control.alike && group === control.group)
    : place
}

/** The same control for another patient, with what has to be pressed first. */
const anew = ({ control, opener }: Known): Known => ({
  control,
  opener: opener && anew(opener),
  isPressed: false,
  isAnyAlike: true,
})

/** The controls that were met on a screen, and which is next; of a screen that was walked before, those that were missed. */
export function knownControls(screen: string, walked: Walked, missed?: readonly Known[]) {
  const known = new Map<string, Known>(missed?.map((each) => [each.control.id, anew(each)]))
  const pressedAlike = new Map<string, number>()
  const skips = ({ control, opener }: Known): boolean => {
    const isAlike = (pressedAlike.get(control.alike) ?? 0) >= mostAlike
    if (control.leaves !== null) walked.left.add(`${screen}: ${control.name} (${control.leaves})`)
    else if (isAlike) walked.alike.add(`${screen}: ${control.name}`)
    return control.leaves !== null || isAlike || (opener !== null && walked.shared.has(control.id))
  }
  const open = (): Known[] => [...known.values()].filter((each) => !each.isPressed && !skips(each))
  return {
    open,
    learn(look: Look, opener: Known | null): void {
      if (missed) return
      for (const control of look.controls)
        if (!known.has(control.id)) known.set(control.id, { control, opener, isPressed: false, isAnyAlike: false })
    },
    /** Of those that are there, if any is. */
    next(look: Look): Known | undefined {
      const all = open()
      const here = all.filter((each) => placeIn(look, each) >= 0)
      return (here.length > 0 ? here : all).toSorted((one, other) => rank(one) - rank(other))[0]
    },
    markPressed(each: Known): void {
      each.isPressed = true
      pressedAlike.set(each.control.alike, (pressedAlike.get(each.control.alike) ?? 0) + 1)
    },
  }
}
