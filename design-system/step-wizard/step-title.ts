/** Document title of a step: "Stap 3 van 8: Apotheek – Vragenlijst". */
export const stepTitle = (progress: string, title: string, task: string) => `${progress}: ${title} – ${task}`
