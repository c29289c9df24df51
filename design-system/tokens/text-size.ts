/** The sizes of text of type.css, the one that everything starts in first. */
export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]
