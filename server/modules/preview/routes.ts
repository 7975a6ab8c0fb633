import type { FastifyInstance } from 'fastify';
import { previewApi } from '../../../contract/preview';
import type { Deps } from '../../http/deps';
import { route, type CallContext } from '../../http/route';
import { securityLogOf } from '../../http/security-log';
import { sweepRegularly } from '../../http/sweep';
import type { ContentArea } from '../area/content-area';
import { readContextOf } from '../item/read/read-context';
import { NOTICE } from '../notice/area';
import { PERSONNEL } from '../personnel/area';
import { SERVICE } from '../service/area';
import { BENEFIT, NEWS } from '../welfare/area';
import { removeExpiredLinks } from './repository';
import { createLink, draftsOf, endLinksOf, readDraftOf } from './service';

export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  sweepRegularly(app, 'preview links', () => removeExpiredLinks(deps.db, deps.now()));
  route(app, previewApi.list, ({ area }, { viewer, locale }) => draftsOf(deps, area, viewer, locale));
  const draftOf =
    <Detail>(content: ContentArea<unknown, Detail, never>) =>
    ({ id, token }: { id: string; token?: string }, context: CallContext) =>
      readDraftOf(deps, content, id, { ...readContextOf(deps, context), token });
  route(app, previewApi.serviceInfo, draftOf(SERVICE));
  route(app, previewApi.noticeInfo, draftOf(NOTICE));
  route(app, previewApi.benefitInfo, draftOf(BENEFIT));
  route(app, previewApi.newsInfo, draftOf(NEWS));
  route(app, previewApi.personnelInfo, draftOf(PERSONNEL));
  route(app, previewApi.createLink, (item, { viewer }) => createLink(deps, item, viewer));
  route(app, previewApi.revokeLinks, (link, { viewer, request }) =>
    endLinksOf(deps, link, { viewer, sessionId: request.sessionId }, securityLogOf(request)),
  );
}
