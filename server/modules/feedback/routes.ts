import type { FastifyInstance } from 'fastify';
import { feedbackApi } from '../../../contract/feedback';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { route } from '../../http/route';
import { saveOpinion } from './repository';

export function feedbackRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, feedbackApi.create, async ({ useful, comment, ...item }, { viewer }) => {
    const counts = await saveOpinion(db, item, { useful, comment: comment ?? null }, viewer, now());
    if (!counts) throw new AppError('item.not_found');
    return { ...counts, mine: useful };
  });
}
