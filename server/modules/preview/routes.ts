import type { FastifyInstance } from 'fastify';
import { previewApi } from '../../../contract/preview';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { securityLogOf } from '../../http/security-log';
import { sweepRegularly } from '../../http/sweep';
import { remarkApi } from '../../../contract/remark';
import { removeExpiredLinks } from './link-repository';
import { createRemark, remarksOf, removeOwnRemark, replyTo, setLooksRight, setResolved } from './remarks';
import { createLink, draftsOf, endLinksOf, linksOf, openPreview } from './service';

export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  sweepRegularly(app, 'preview links', () => removeExpiredLinks(deps.db, deps.now()));
  route(app, previewApi.list, ({ area }, { viewer, locale }) => draftsOf(deps, area, viewer, locale));
  route(app, previewApi.open, (ref, { viewer }) => openPreview(deps, ref, viewer));
  route(app, previewApi.createLink, (input, { viewer }) => createLink(deps, input, viewer));
  route(app, previewApi.listLinks, (ref, { viewer }) => linksOf(deps, ref, viewer));
  route(app, previewApi.revokeLinks, (link, { viewer, request }) =>
    endLinksOf(deps, link, { viewer, sessionId: request.sessionId }, securityLogOf(request)),
  );
  route(app, remarkApi.list, (ref, { viewer }) => remarksOf(deps, ref, viewer));
  route(app, remarkApi.create, (input, { viewer }) => createRemark(deps, input, viewer));
  route(app, remarkApi.reply, (input, { viewer }) => replyTo(deps, input, viewer));
  route(app, remarkApi.remove, async (input, { viewer }) => {
    await removeOwnRemark(deps, input, viewer);
    return {};
  });
  route(app, remarkApi.resolve, (input, { viewer }) => setResolved(deps, input, viewer));
  route(app, remarkApi.looksRight, (input, { viewer }) => setLooksRight(deps, input, viewer));
}
