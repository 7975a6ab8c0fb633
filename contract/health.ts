import { z } from 'zod';
import { endpoint } from './core/endpoint';

const noInput = z.looseObject({});

export const healthApi = {
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    summary: 'Liveness: the process responds.',
    permission: 'public',
    input: noInput,
    answer: z.object({ status: z.literal('live') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Readiness: the process can serve requests; the database responds and is migrated.',
    permission: 'public',
    input: noInput,
    answer: z.object({ status: z.literal('ready') }),
    errors: ['unavailable'],
  }),
};
