import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Operators {
  fnArray: readonly number[]
  argsArray: readonly (readonly unknown[] | null)[]
}

const imageOperators: readonly number[] = [OPS.paintImageXObject, OPS.paintImageXObjectRepeat]

/** Whether an image on a rendered page could not be decoded. pdf.js does not report that: the image is null. */
export async function hasLostImage(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = (await page.getOperatorList()) as Operators
  return fnArray.some((operator, index) => {
    const id = argsArray[index]?.[0]
    if (!imageOperators.includes(operator) || typeof id !== 'string') return false
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs
    return objects.has(id) && objects.get(id) === null
  })
}
