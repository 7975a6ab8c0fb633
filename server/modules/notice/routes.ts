import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { draftApi } from '../../../contract/preview';
import { noticeApi } from '../../../contract/notice';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { securityLogOf } from '../../http/security-log';
import type { Shared } from '../area/engagement';
import { areaRoutes } from '../area/routes';
import { draftRoute } from '../preview/draft-route';
import { disposition, isKnown, setFileHeaders } from '../../http/file-headers';
import { readContextOf } from '../item/read/read-context';
import { NOTICE } from './area';
import { createFeed, feedsOf, readFeed, removeFeed } from './feed';
import { inboxOf } from './inbox';
import { acknowledge, dismissAlert, markAllRead } from './reader';

export function noticeRoutes(app: FastifyInstance, deps: Deps, shared: Shared): void {
  areaRoutes(app, deps, shared, noticeApi, NOTICE);
  draftRoute(app, deps, draftApi.notice, NOTICE);
  readerRoutes(app, deps);
  feedRoutes(app, deps);
}

function readerRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, noticeApi.acknowledge, (input, { viewer }) => acknowledge(deps, input, viewer));
  route(app, noticeApi.markAllRead, (_, { viewer }) => markAllRead(deps, viewer));
  route(app, noticeApi.inbox, (_, context) => inboxOf(deps.db, readContextOf(deps, context)));
  route(app, noticeApi.dismissAlert, async ({ id }, { viewer }) => {
    await dismissAlert(deps, id, viewer);
    return {};
  });
}

function feedRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, noticeApi.feedCreate, ({ filter }, context) =>
    createFeed(deps, filter, readContextOf(deps, context), context.request.sessionId),
  );
  route(app, noticeApi.feedList, (_, { viewer }) => feedsOf(deps, viewer.id));
  route(app, noticeApi.feedRemove, async ({ id }, { viewer, request }) => {
    await removeFeed(deps, viewer.id, id, securityLogOf(request));
    return {};
  });
  route(app, noticeApi.feed, async ({ token }, { request, reply }) => {
    sendFeed(await readFeed(deps, token, request.log), request, reply);
  });
}

function sendFeed(xml: string, request: FastifyRequest, reply: FastifyReply): void {
  const etag = `"${createHash('sha256').update(xml).digest('base64url')}"`;
  setFileHeaders(reply, 'application/atom+xml; charset=utf-8', disposition('inline', 'notices.atom'));
  void reply.header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) void reply.status(304).send();
  else void reply.send(xml);
}
