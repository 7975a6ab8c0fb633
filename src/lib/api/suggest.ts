import type { Area } from 'contract/core/areas';
import type { Call } from 'contract/api';
import { itemPath } from 'contract/core/paths';
import { request } from './request';

type SuggestCall = Exclude<Extract<Call, `POST /api/${string}/suggest`>, 'POST /api/search/suggest'>;

/**
 * Returns a function that suggests items of an area whose title or keywords start with the query, each with its address. It
 * resolves to undefined if the call failed.
 */
export const suggestIn = (call: SuggestCall, area: Area) => async (query: string, signal?: AbortSignal) => {
  const found = await request(call, { query }, { signal });
  return found?.map(({ id, title }) => ({ key: id, text: title, href: itemPath(area, id) }));
};

export const suggestServices = suggestIn('POST /api/servicehall/suggest', 'service');
