import type { Page } from 'playwright-core';

interface StoredDraft {
  person: string;
  record: string;
  sealed: string;
}

/** Every draft that the browser has on its disk, as it lies there. For a page that has looked for drafts itself before. */
export function storedDrafts(page: Page): Promise<StoredDraft[]> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await settled(indexedDB.open('quzones-drafts'));
    const drafts = await settled(database.transaction('drafts').objectStore('drafts').getAll());
    database.close();
    return drafts;
  });
}
