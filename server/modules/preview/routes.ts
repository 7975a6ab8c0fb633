import type { FastifyInstance } from 'fastify';
import { previewApi } from '../../../contract/preview';
import type { Deps } from '../../deps';
import { route } from '../../route';
import { sweepRegularly } from '../../sweep';
import { previewForm } from '../servicehall/service';
import { removeExpiredLinks } from './repository';
import { createLink, draftsOf } from './service';

export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  sweepRegularly(app, 'preview links', () => removeExpiredLinks(deps.db, deps.now()));
  route(app, previewApi.list, ({ area }, { viewer, locale }) => draftsOf(deps, area, viewer, locale));
  route(app, previewApi.serviceInfo, ({ id, token }, { viewer, locale }) => previewForm(deps, id, { viewer, locale, token }));
  route(app, previewApi.createLink, (item, { viewer }) => createLink(deps, item, viewer));
}
