/** Document title of a step, e.g. "Stap 3 van 8: Apotheek – Vragenlijst" (WCAG 2.4.2). */
export const stepTitle = (progress: string, title: string, task: string) => `${progress}: ${title} – ${task}`
