import { z } from 'zod';
import { endpoint } from './core/endpoint';

const noInput = z.looseObject({});

export const healthApi = {
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    summary: 'The process answers.',
    permission: 'public',
    input: noInput,
    answer: z.object({ status: z.literal('live') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready',
    summary: 'The process can serve people: the database answers and is migrated.',
    permission: 'public',
    input: noInput,
    answer: z.object({ status: z.literal('ready') }),
    errors: ['unavailable'],
  }),
};
