'use client'
import { SevenParts } from '../../parts/seven-parts.tsx'

export default function Home() {
  return <SevenParts />
}
