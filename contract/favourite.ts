import { z } from 'zod';
import { endpoint, nothing } from './core/endpoint';
import { itemCard, itemRef } from './item';

export const favouriteApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/favourite/list',
    summary: "The caller's favourites of all areas that are still there to read, newest first, at most 500.",
    permission: 'content.read',
    audit: 'reads',
    input: nothing,
    answer: z.array(itemCard),
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/favourite/update',
    summary: 'Add an item to the favourites, or remove it.',
    permission: 'content.read',
    audit: 'own',
    input: itemRef.extend({ favourite: z.boolean() }),
    answer: z.object({ favourite: z.boolean() }),
    errors: ['item.not_found'],
  }),
};
