import type { ArgTypesEnhancer } from 'storybook/internal/types'
import * as designSystem from '#design-system'

const icons = Object.fromEntries(Object.entries(designSystem).filter(([name]) => /[a-z]Icon$/.test(name)))

/** Controls for icon props: a select of icon names. */
export const iconControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, about]) => [
      name,
      about.table?.type?.summary === 'IconData'
        ? { ...about, control: { type: 'select' }, options: Object.keys(icons), mapping: icons }
        : about,
    ]),
  )
