import { join } from 'node:path'

export default { output: 'export', turbopack: { root: join(import.meta.dirname, '..') } }
