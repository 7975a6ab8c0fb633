import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../server/config/config';
import type { Db } from '../../../server/db/connect';
import { diskFiles } from '../../../server/storage/disk-files';
import type { ItemDocument } from '../../../contract/document';
import { publishDocument } from '../../../server/modules/item/publish/save';
import { cleanPendingLists } from '../../../server/modules/search/index/index-repository';
import { makeItem, type vocabularies } from './corpus';
import { timingOf, type Timing } from './timing';

interface Saving {
  /** Number of items that exist already. */
  items: number;
  words: ReturnType<typeof vocabularies>;
}

const SAVES = 200;
/** Number of saves between two merges of the pending lists; few enough that no save merges a list itself. */
const TOGETHER = 50;

/**
 * Publishes new documents, each stored on disk when it is done, and deletes them at the end. Returns the milliseconds per document
 * for publishing, and (`sortedIn`) for merging it into the indexes afterwards, which the server does every second.
 */
export async function measureSaving(db: Db, { items, words }: Saving): Promise<Timing & { sortedIn: number }> {
  const folder = join(tmpdir(), 'portico-bench-files');
  const config = readConfig({ PORTICO_DATA: folder, PUBLIC_URL: 'http://localhost:8000' });
  const deps = { db, config, files: diskFiles(folder), now: () => new Date() };
  const times: number[] = [];
  let sorting = 0;
  const documents = Array.from({ length: SAVES }, (_, i) => documentOf(items + 1 + i, words));
  try {
    for (const [place, document] of documents.entries()) {
      times.push(await millisecondsOf(() => publishDocument(deps, document, [])));
      if ((place + 1) % TOGETHER === 0) sorting += await millisecondsOf(() => cleanPendingLists(db));
    }
  } finally {
    const ids = documents.map(({ id }) => id);
    await db.deleteFrom('item').where('id', 'in', ids).execute();
  }
  return { ...timingOf(times), sortedIn: sorting / SAVES };
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function documentOf(number: number, words: Saving['words']): ItemDocument {
  const { id, texts, publishedAt } = makeItem(number, words, new Date());
  const written = texts.map(({ locale, title, keywords, headings, summary, body }) => {
    const markdown = [...headings.map((heading) => `## ${heading}`), body].join('\n\n');
    return [locale, { title, keywords, summary, markdown, fields: {} }];
  });
  return {
    ...{ area: 'news', id, department: null, contact: null, classifications: [], fields: {}, attachments: [] },
    audience: { departments: [], locations: [], roles: [] },
    texts: Object.fromEntries(written) as ItemDocument['texts'],
    publishedAt: publishedAt.toISOString(),
    ...{ updatedAt: null, expiresAt: null },
  };
}
