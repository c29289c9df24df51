import { describe, expect, test } from 'vitest'
import glossary from '#locales/nl/glossary.json'
import { findTerms } from './find-terms.ts'

const term = (name: string, forms: string) => ({ name, forms, meaning: '' })
const terms = [
  term('Aura', 'aura, aura’s'),
  term('Triptan', 'triptan, triptanen'),
  term('Sumatriptan', 'sumatriptan'),
  term('Prik', 'sumatriptan-injectie'),
  term('Zuur', 'valproïnezuur'),
  term('Blokkade', 'GON-blokkade'),
  term('Oog', 'tranend oog'),
]

describe('glossary terms in a text', () => {
  test.each([
    ['Krijgt u vooraf een aura?', ['Aura']],
    ['AURA', ['Aura']],
    ["Twee aura’s, of aura's", ['Aura']],
    ['(aura)', ['Aura']],
    ['Een andere triptan; sumatriptan', ['Triptan', 'Sumatriptan']],
    ['Sumatriptan of een triptan', ['Sumatriptan', 'Triptan']],
    ['Triptanen', ['Triptan']],
    ['Sumatriptan-injectie', ['Prik']],
    ['Sumatriptan-tabletten', ['Sumatriptan']],
    ['Valproi\u0308nezuur', ['Zuur']],
    ['gon\u2011blokkade', ['Blokkade']],
    ['Tranend\u00A0oog', ['Oog']],
    ['Restaurant, tritriptan, aurora, aura3', []],
    ['', []],
  ])('%s: %j', (text, names) => {
    expect(findTerms(text, terms).map(({ name }) => name)).toEqual(names)
  })

  test('a term is matched literally, and an empty glossary finds nothing', () => {
    expect(
      findTerms('een vitamine B12 en 5mg', [term('Punt', '5.g'), term('Vitamine', 'vitamine b12')]).map(
        ({ name }) => name,
      ),
    ).toEqual(['Vitamine'])
    expect(findTerms('aura', [])).toEqual([])
  })
})

describe('the glossary', () => {
  const glossaryTerms = Object.values(glossary.terms)

  test('no word form belongs to two terms', () => {
    const forms = glossaryTerms.flatMap(({ forms: own }) => own.split(',').map((form) => form.trim().toLowerCase()))
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
  })

  test('every term is found by its own name', () => {
    expect(
      glossaryTerms.filter((one) => !findTerms(one.name, glossaryTerms).includes(one)).map(({ name }) => name),
    ).toEqual([])
  })

  test('a definition is one or two sentences without advice', () => {
    const faults = glossaryTerms.filter(
      ({ meaning }) =>
        !/^[^.?!]+\.( [^.?!]+\.)?$/.test(meaning) ||
        /\b(?:moet u|u moet|kunt u beter|neem|gebruik|stop|overleg|bel|vraag|raden|veilig|gevaarlijk)\b/i.test(meaning),
    )
    expect(faults.map(({ name }) => name)).toEqual([])
  })
})
