import { createRoot } from 'react-dom/client'
import type { Review } from '../review-data.ts'
import { ReviewPage } from './review-page.tsx'

const review = JSON.parse(document.querySelector('#review')?.textContent ?? '') as Review
const root = document.querySelector('#root')
if (root) createRoot(root).render(<ReviewPage review={review} />)
