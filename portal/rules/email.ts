import * as z from 'zod/mini'

/** An e-mail address as the clinic accepts it; the trimmed value goes on. */
export const email = z.string().check(
  z.trim(),
  z.regex(/^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/, { error: 'err_email' }),
)
