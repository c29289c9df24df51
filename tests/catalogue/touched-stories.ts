/** The modules of the built catalogue, each with those that import it. */
export type Users = Readonly<Record<string, readonly string[]>>

/** What every story is drawn with: its change can touch any of them. */
const shared = /^(?:\.storybook\/[^/]+\.tsx?|package-lock\.json|tailwind\.config\.ts|design-system\/tokens\/.*\.css)$/

/** The files of stories that these changed files can touch, by what imports them; nothing where that may be every story. */
export function touchedStories(
  changed: readonly string[],
  users: Users,
  stories: readonly string[],
): Set<string> | undefined {
  if (changed.some((file) => shared.test(file))) return undefined
  const reached = new Set(changed)
  for (const file of reached) for (const user of users[file] ?? []) reached.add(user)
  return new Set(stories.filter((file) => reached.has(file)))
}
