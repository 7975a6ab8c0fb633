import { itemPath } from 'contract/paths';
import { request } from './request';

/** Services whose title or keywords begin like the query, each with its address. Resolves to nothing when the call failed. */
export async function suggestServices(query: string, signal?: AbortSignal) {
  const found = await request('POST /api/servicehall/suggest', { query }, { signal });
  return found?.map(({ id, title }) => ({ key: id, text: title, href: itemPath('service', id) }));
}
