import { useLayoutEffect, useRef, useState } from 'react'
import config from '../../tailwind.config.ts'
import { themes, type Theme } from '../../design-system/tokens/theme.ts'
import { Table } from './table.tsx'

const { fontSize, spacing, borderRadius } = config.theme
const specimen = 'Uw afspraak is verzet'
const pixels = (size: string): string => (size.endsWith('rem') ? `${Number.parseFloat(size) * 16} px` : size)

interface SpecimenProps {
  theme: Theme
  size: string
  leading: string
}

/** A sentence in a text size, with its computed values in the theme. */
function Specimen({ theme, size, leading }: SpecimenProps) {
  const sentence = useRef<HTMLSpanElement>(null)
  const [measured, setMeasured] = useState('')
  useLayoutEffect(() => {
    if (!sentence.current) return
    const { fontSize: height, lineHeight } = getComputedStyle(sentence.current)
    setMeasured(`${Number.parseFloat(height)} px on ${Math.round(Number.parseFloat(lineHeight))}`)
  }, [])
  return (
    <>
      <span ref={sentence} data-theme={theme} className="page-specimen" style={{ fontSize: size, lineHeight: leading }}>
        {specimen}
      </span>
      {measured}
    </>
  )
}

/** Each text size in each theme. */
export function TypeScale() {
  return (
    <Table
      caption="Type scale"
      head={['Class', ...themes]}
      rows={Object.entries(fontSize).map(([name, [size = '', leading = '']]) => [
        `text-${name}`,
        ...themes.map((theme) => <Specimen key={theme} theme={theme} size={size} leading={leading} />),
      ])}
    />
  )
}

/** Each step of the spacing scale. */
export function SpacingScale() {
  const steps = Object.entries(spacing).toSorted(
    ([, one], [, other]) => Number.parseFloat(pixels(one)) - Number.parseFloat(pixels(other)),
  )
  return (
    <Table
      caption="Spacing scale"
      head={['Step', 'Size', 'So wide']}
      rows={steps.map(([name, size]) => [
        name,
        pixels(size),
        <span key="bar" className="page-bar" style={{ width: size }} />,
      ])}
    />
  )
}

/** Each corner radius. */
export function RadiusScale() {
  return (
    <Table
      caption="Radii"
      head={['Class', 'Size', 'So round']}
      rows={Object.entries(borderRadius).map(([name, size]) => [
        `rounded-${name}`,
        pixels(size),
        <span key="box" className="page-box" style={{ borderRadius: size }} />,
      ])}
    />
  )
}
