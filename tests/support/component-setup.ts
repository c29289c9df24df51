import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import '../../design-system/tokens/index.css'

afterEach(cleanup)
