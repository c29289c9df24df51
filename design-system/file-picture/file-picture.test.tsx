import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sample } from '../pdf-frame/samples/sample-pdfs.ts'
import { FilePicture } from './file-picture.tsx'

test('FILE-PICTURE-01 a picture fills the width of its container and is named by its file; one that cannot be decoded shows the fallback text', async () => {
  const { rerender } = render(
    <div style={{ width: '300px' }}>
      <FilePicture file={new File([sample.letter], 'brief.jpg')} otherwise="Dit kan niet." />
    </div>,
  )
  await expect.element(page.getByRole('img', { name: 'brief.jpg' })).toHaveAttribute('data-state', 'drawn')
  expect(page.getByRole('img').element().getBoundingClientRect().width).toBe(300)
  rerender(<FilePicture file={new File(['x'], 'stuk.jpg')} otherwise="Dit kan niet." />)
  await expect.element(page.getByText('Dit kan niet.')).toBeVisible()
})
