import { ConnectionLost, type Transport } from './transport.ts'

/** A transport that reports upload progress, which only XMLHttpRequest can. */
export const upload: Transport = ({ endpoint, url, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        contentType: request.getResponseHeader('Content-Type') ?? '',
        text: request.responseText,
      }),
    )
    request.addEventListener('error', () => reject(new ConnectionLost()))
    request.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) reject(new DOMException('Stopped.', 'AbortError'))
    else request.send(body)
  })
