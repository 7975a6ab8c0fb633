import type { FastifyInstance } from 'fastify';
import { personApi } from '../../../contract/person';
import type { Deps } from '../../http/deps';
import { route } from '../../http/route';
import { personBy, searchPeople } from './service';

export function personRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, personApi.info, ({ id }, { locale }) => personBy(db, id, locale));
  route(app, personApi.search, (input, { locale }) => searchPeople(db, input, locale));
}
