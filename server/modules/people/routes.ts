import type { FastifyInstance } from 'fastify';
import { peopleApi } from '../../../contract/manage/person';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { securityLogOf } from '../../http/security-log';
import { callerOf } from '../session/caller';
import { endFeedOf, endSessionOf, endSessionsOf, listSignedIn, personDetails } from './service';

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, peopleApi.list, (input, { locale }) => listSignedIn(deps, input, locale));
  route(app, peopleApi.info, ({ id }, { viewer, request, locale }) => personDetails(deps, id, callerOf(request, viewer), locale));
  route(app, peopleApi.endSession, async (input, { viewer, request }) => {
    await endSessionOf(deps, input, viewer.id, securityLogOf(request));
    app.revocations.invalidate();
    return {};
  });
  route(app, peopleApi.endSessions, async (input, { viewer, request }) => {
    const ended = await endSessionsOf(deps, input, callerOf(request, viewer), securityLogOf(request));
    app.revocations.invalidate();
    return { ended };
  });
  route(app, peopleApi.endFeed, async (input, { viewer, request }) => {
    await endFeedOf(deps, input, viewer.id, securityLogOf(request));
    return {};
  });
}
