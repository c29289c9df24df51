/** Runs in the report itself: each of these functions is written into the page as it stands, so none may lean on what is outside them. */

function start(): void {
  const pictures = JSON.parse(document.querySelector('#pictures')?.textContent ?? '{}') as Record<string, string>
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-picture]'))
    image.src = `data:image/png;base64,${pictures[image.dataset['picture'] ?? ''] ?? ''}`
  const articles = [...document.querySelectorAll<HTMLElement>('article')]
  const selects = [...document.querySelectorAll<HTMLSelectElement>('select')]
  const apply = (): void => {
    for (const article of articles)
      article.hidden = selects.some(({ name, value }) => value !== '' && article.dataset[name] !== value)
    const shown = articles.filter(({ hidden }) => !hidden)
    const names = shown.flatMap(({ dataset }) => dataset['approve'] ?? [])
    const count = document.querySelector('#count')
    const command = document.querySelector('#all')
    if (count) count.textContent = `${shown.length} of ${articles.length} shown.`
    if (command) command.textContent = names.length === 0 ? '' : `npm run visual:approve -- ${names.join(',')}`
  }
  for (const select of selects) select.addEventListener('change', apply)
  apply()
  followKeys(articles)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copies]') : null
    if (button) copy(button)
  })
}

/** Copies the command beside a button, and says so. Where a browser lends no clipboard to a file, the command is selected. */
function copy(button: HTMLButtonElement): void {
  const code = button.parentElement?.querySelector('code')
  if (!code) return
  getSelection()?.selectAllChildren(code)
  const said = document.querySelector('#said')
  const tell = (text: string): void => {
    if (said) said.textContent = text
  }
  const failed = (): void => tell('The command is selected: press Ctrl or ⌘ and C.')
  if ('clipboard' in navigator)
    navigator.clipboard.writeText(code.textContent).then(() => tell(`Copied: ${code.textContent.slice(0, 80)}`), failed)
  else failed()
}

/** J and K go from one to the next, N to the next that looks different and is not wholly in sight, A copies what approves it. */
function followKeys(articles: readonly HTMLElement[]): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return
    const shown = articles.filter(({ hidden }) => !hidden)
    const at = shown.findIndex((article) => article.contains(document.activeElement))
    const differs = (article: HTMLElement, place: number): boolean =>
      place > at &&
      article.dataset['alike'] !== shown[at]?.dataset['alike'] &&
      article.dataset['alike'] !== shown[place - 1]?.dataset['alike']
    const isBelow = (article: HTMLElement): boolean => at < 0 || article.getBoundingClientRect().bottom > innerHeight
    const unseen = shown.findIndex((article, place) => differs(article, place) && isBelow(article))
    const other = unseen < 0 ? shown.findIndex(differs) : unseen
    const next = new Map([
      ['j', at + 1],
      ['k', at < 0 ? 0 : at - 1],
      ['n', other],
    ]).get(event.key)
    if (event.key === 'a') shown[at]?.querySelector<HTMLButtonElement>('button[data-copies]')?.click()
    if (next === undefined) return
    event.preventDefault()
    shown[next]?.focus()
    shown[next]?.scrollIntoView({ block: 'start' })
  })
}

/** The script of the page. */
export const clientScript = `${[copy, followKeys, start].map(String).join('\n')}\nstart()`
