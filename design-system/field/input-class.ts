/**
 * Classes of a text input. Invalid has a thicker border as well as another colour.
 * Browsers paint an autofilled control pale blue or yellow, which a page cannot override: clipping
 * the background to the text hides it, also in calm themes.
 */
export const inputClass =
  'min-h-13 w-full min-w-0 rounded-md border-1.5 border-control bg-raised px-4 text-ink aria-invalid:border-2 aria-invalid:border-error disabled:border-dashed disabled:text-muted disabled:opacity-100 autofill:bg-clip-text autofill:[-webkit-text-fill-color:var(--color-ink)]'
