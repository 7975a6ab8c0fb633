import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import type { ContentArea } from '../area/content-area';
import { readContextOf } from '../item/read/read-context';
import { readDraftOf } from './service';

type DraftCall<Detail> = Endpoint & {
  input: z.ZodType<{ id: string; token?: string }>;
  answer: z.ZodType<Detail>;
  permission: 'content.read';
};

/** Mounts the endpoint that returns an item's page from its draft. */
export function draftRoute<Detail>(
  app: FastifyInstance,
  deps: Deps,
  call: DraftCall<Detail>,
  content: ContentArea<unknown, Detail, never>,
): void {
  const mounted: DraftCall<unknown> = call;
  route(app, mounted, ({ id, token }, context) => readDraftOf(deps, content, id, { ...readContextOf(deps, context), token }));
}
