async function openDatabase(): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('portal')
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database.')))
  })
}

/** Everything the database of drafts holds at this moment, as text; '[[],[]]' where it is empty. Whatever the portal itself thinks of it is not asked. */
export async function draftsInDatabase(): Promise<string> {
  const opened = await openDatabase()
  try {
    if (!opened.objectStoreNames.contains('drafts')) return ''
    const store = opened.transaction('drafts').objectStore('drafts')
    const [keys, values] = await Promise.all(
      [store.getAllKeys(), store.getAll()].map(
        (request) =>
          new Promise<unknown[]>((resolve) => {
            request.addEventListener('success', () => resolve(request.result as unknown[]))
          }),
      ),
    )
    const readable = values?.map((value) =>
      Object.values(value as object).map((part) =>
        part instanceof ArrayBuffer || ArrayBuffer.isView(part) ? new TextDecoder().decode(part as ArrayBuffer) : part,
      ),
    )
    return JSON.stringify([keys, readable])
  } finally {
    opened.close()
  }
}
