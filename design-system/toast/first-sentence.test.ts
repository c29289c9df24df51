import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['Vul uw naam in.', 'Vul uw naam in.'],
  ['Dit lukt nu niet. Probeer het later opnieuw.', 'Dit lukt nu niet.'],
  ['Uw afspraak met dr. De Wit is gemaakt. U kunt hem verzetten.', 'Uw afspraak met dr. De Wit is gemaakt.'],
  ['Uw afspraak met prof. De Wit is gemaakt.', 'Uw afspraak met prof. De Wit is gemaakt.'],
  ['Vul uw voornaam in. Kijk in de lijst.', 'Vul uw voornaam in.'],
  ['Uw afspraak met M. Bakker is gemaakt. Tot dan.', 'Uw afspraak met M. Bakker is gemaakt.'],
  ['Kies een tijd om 14.30 uur. Dan kunt u verder.', 'Kies een tijd om 14.30 uur.'],
  ['Weet u het zeker? Kies ja of nee.', 'Weet u het zeker?'],
  ['Het bestand rapport.pdf is te groot. Kies een ander bestand.', 'Het bestand rapport.pdf is te groot.'],
  ['Uw afspraak is op 3 december 2026. Tot dan.', 'Uw afspraak is op 3 december 2026.'],
  ['Er zijn ‘berichten’. Lees ze.', 'Er zijn ‘berichten’.'],
  ['', ''],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
