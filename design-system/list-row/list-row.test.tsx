import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { mailIcon } from '../icon/icons.ts'
import { List } from './list.tsx'
import { ListRow } from './list-row.tsx'

const link = (name: string) => page.getByRole('link', { name, exact: true })

test('LIST-ROW-01 rows form a semantic list; other props reach row and list', () => {
  const ref = createRef<HTMLLIElement>()
  render(
    <List aria-label="Berichten">
      <ListRow title="Een" href="#een" ref={ref} id="rij" />
      <ListRow title="Twee" href="#twee" />
    </List>,
  )
  expect(page.getByRole('list', { name: 'Berichten' }).getByRole('listitem').elements()).toHaveLength(2)
  expect(getComputedStyle(page.getByRole('list').element()).listStyleType).not.toBe('none')
  expect(ref.current?.id).toBe('rij')
})

test('LIST-ROW-02 a row has one link with a short name, described by its marker and status', async () => {
  render(
    <List>
      <ListRow title="12 november 2026" href="#nota" end="€ 120,00" unreadLabel="Nieuw" status="Achterstallig">
        Rekening 2026-1043
      </ListRow>
    </List>,
  )
  expect(page.getByRole('link').elements()).toHaveLength(1)
  await expect.element(link('12 november 2026')).toHaveAccessibleDescription('Nieuw Achterstallig')
  for (const text of ['€ 120,00', 'Nieuw', 'Achterstallig', 'Rekening 2026-1043'])
    await expect.element(page.getByText(text)).toBeVisible()
})

test('LIST-ROW-05 an unread row has an icon as well as a text', () => {
  render(
    <List>
      <ListRow title="Een" href="#een" unreadLabel="Nieuw" />
      <ListRow title="Twee" href="#twee" />
    </List>,
  )
  const [unread, seen] = page.getByRole('listitem').elements()
  expect(unread).toHaveAttribute('data-state', 'unread')
  expect(unread?.querySelectorAll('svg')).toHaveLength(2)
  expect(seen).toHaveAttribute('data-state', 'seen')
  expect(seen?.querySelectorAll('svg')).toHaveLength(1)
})

test('a button on a row handles its own press; the rest of the row opens the row', async () => {
  const [act, open] = [vi.fn<() => void>(), vi.fn<(event: Event) => void>((event) => event.preventDefault())]
  render(
    <List>
      <ListRow
        title="Sumatriptan"
        href="#een"
        onClick={({ nativeEvent }) => open(nativeEvent)}
        action={
          <Button
            onClick={(event) => {
              event.stopPropagation()
              act()
            }}
          >
            Herhaling vragen
          </Button>
        }
      >
        17 november 2026
      </ListRow>
    </List>,
  )
  await page.getByRole('button', { name: 'Herhaling vragen' }).click()
  expect([act.mock.calls.length, open.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(page.getByRole('listitem'), { position: { x: 300, y: 8 } })
  expect(open.mock.calls[0]?.[0].target).toBe(link('Sumatriptan').element())
})

test('an icon before the title is hidden from screen readers, and all titles are aligned', () => {
  render(
    <List>
      <ListRow title="Recepten" href="#een" icon={mailIcon} />
      <ListRow title="Bel de kliniek" href="#twee" icon={mailIcon}>
        Op werkdagen
      </ListRow>
    </List>,
  )
  const [one, other] = page.getByRole('link').elements()
  expect(one?.closest('li')?.querySelectorAll('svg')).toHaveLength(2)
  expect(page.getByRole('listitem').first().element().textContent).toBe('Recepten')
  expect(one?.getBoundingClientRect().left).toBe(other?.getBoundingClientRect().left)
  expect(one?.getBoundingClientRect().left).toBeGreaterThan(
    one?.closest('li')?.querySelector('svg')?.getBoundingClientRect().right ?? Infinity,
  )
})

test('LIST-ROW-03 a press anywhere on the row opens it, and so does Enter', async () => {
  const opened = vi.fn()
  render(
    <List>
      <ListRow title="Een" href="#een" onClick={({ target }) => opened(target)}>
        12 maart 2027
      </ListRow>
    </List>,
  )
  const row = page.getByRole('listitem')
  const { width, height } = row.element().getBoundingClientRect()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  for (const position of [
    { x: 2, y: height / 2 },
    { x: width - 3, y: height / 2 },
    { x: width / 2, y: height - 3 },
  ])
    await userEvent.click(row, { position })
  expect(opened.mock.calls.flat()).toEqual(Array.from({ length: 4 }, () => link('Een').element()))
})

test('the focus ring is around the whole row', async () => {
  render(
    <List>
      <ListRow title="Een" href="#een">
        12 maart 2027
      </ListRow>
    </List>,
  )
  await userEvent.tab()
  const ring = getComputedStyle(link('Een').element(), '::after')
  expect([ring.outlineStyle, ring.outlineWidth, ring.width]).toEqual([
    'solid',
    '3px',
    `${page.getByRole('listitem').element().clientWidth}px`,
  ])
})

test('a row is a block, as Safari gives the empty marker of a list item a line of its own', () => {
  render(
    <List>
      <ListRow title="Een" href="#een" />
    </List>,
  )
  expect(getComputedStyle(page.getByRole('listitem').element()).display).toBe('block')
})

test('LIST-ROW-04 a blocked row has no link and shows the reason', async () => {
  render(
    <List>
      <ListRow title="Medische vragenlijst" status="Kan nog niet. Rond eerst uw gegevens af." />
    </List>,
  )
  await expect.element(page.getByText('Medische vragenlijst')).toBeVisible()
  await expect.element(page.getByText('Kan nog niet. Rond eerst uw gegevens af.')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(0)
  expect(page.getByRole('listitem').element()).toHaveAttribute('data-state', 'blocked')
})

test('LIST-ROW-06 rows are at least 48 px high, the link 44 px, and all rows have the same background', () => {
  render(
    <List>
      {['Een', 'Twee', 'Drie'].map((title) => (
        <ListRow key={title} title={title} href={`#${title}`} />
      ))}
    </List>,
  )
  const rows = page.getByRole('listitem').elements()
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  expect(link('Twee').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(new Set(rows.map((row) => getComputedStyle(row).backgroundColor)).size).toBe(1)
})

test('a long title breaks, an amount does not, and a right-to-left name keeps its alignment', () => {
  render(
    <div className="w-[16rem]">
      <List>
        <ListRow title="Hoofdpijnbehandelovereenkomstvoorwaarden" href="#lang" end="€ 1.240,00" />
        <ListRow title="ליאת בן־ארצי (dr.)" href="#naam">
          3 februari
        </ListRow>
      </List>
    </div>,
  )
  const list = page.getByRole('list').element()
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  expect(page.getByText('€ 1.240,00').element().getClientRects()).toHaveLength(1)
  const name = page.getByRole('link').last().element()
  expect(name.getBoundingClientRect().left).toBe(page.getByText('3 februari').element().getBoundingClientRect().left)
})

test('a list without rows has no height', () => {
  const { container } = render(<List />)
  expect(container.offsetHeight).toBe(0)
})

test('a row without a title has a link with a fallback name, with a dev warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(
    <List>
      <ListRow title=" " href="#leeg" />
    </List>,
  )
  await expect.element(link('–')).toBeInTheDocument()
  expect(warn).toHaveBeenCalledExactlyOnceWith('ListRow: title: it is empty')
})
