/**
 * Classes of a text input. An invalid one has another border colour and a thicker border. Browsers paint an autofilled
 * input pale blue or yellow, which a page cannot override; clipping the background to the text hides that.
 */
export const inputClass =
  'min-h-13 w-full min-w-0 rounded-md border-1.5 border-control bg-raised px-4 text-ink aria-invalid:border-2 aria-invalid:border-error disabled:border-dashed disabled:text-muted disabled:opacity-100 autofill:bg-clip-text autofill:[-webkit-text-fill-color:var(--color-ink)]'
