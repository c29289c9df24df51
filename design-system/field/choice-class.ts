/**
 * Classes of an option row, at least 3.5rem high. A chosen one also differs by border and fill; a disabled one has a
 * dashed border.
 */
export const choiceClass =
  'group flex min-h-14 w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-md border-1.5 border-control bg-raised px-4 py-2 text-left text-ink data-[state=checked]:border-2 data-[state=checked]:border-primary data-[state=checked]:bg-soft data-disabled:cursor-default data-disabled:border-dashed data-disabled:bg-transparent data-disabled:text-muted'
