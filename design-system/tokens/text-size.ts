/** The text sizes of type.css; the first is the default. */
export const textSizes = ['normal', 'large', 'larger'] as const
/** Root font size: 'normal' is 100 %, 'large' 112.5 %, 'larger' 125 % of the browser's own. */
export type TextSize = (typeof textSizes)[number]
