import { documentContent } from '../record/document.ts'
import type { HandlerOf } from './handler.ts'

export const getDocument: HandlerOf<'getDocument'> = async ({ who, body, query }) => {
  const { content, ...rest } = await documentContent(query, who, body.documentId)
  return { ...rest, documentData: Buffer.from(content).toString('base64') }
}
