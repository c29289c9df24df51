/** Classes of a button that looks like a link, for changes of the view only. */
export const linkClass =
  'min-h-11 cursor-pointer rounded-sm text-left text-link underline decoration-1 underline-offset-4'
