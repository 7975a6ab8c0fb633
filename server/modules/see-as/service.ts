import { randomUUID } from 'node:crypto';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import { AHEAD_MS, SEE_AS_MS, type SeeAs, type seeAsApi } from '../../../contract/manage/see-as';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { deleteSeeAs, findSeeAs, findSignedIn, insertSeeAs, type SeeAsRow } from './repository';
import type { SightChoice } from './sight';

type Api = typeof seeAsApi;

/** Returns the choice of a call. Throws `moment.invalid` for a moment that has passed or is more than a year ahead. */
export function choiceOf({ now }: Deps, { reader, moment }: Pick<ParsedInputOf<Api['begin']>, 'reader' | 'moment'>): SightChoice {
  if (moment === null) return { reader, moment };
  const at = new Date(moment);
  const ahead = at.getTime() - now().getTime();
  if (ahead < 0 || ahead > AHEAD_MS) throw new AppError('moment.invalid');
  return { reader, moment: at };
}

/** Begins to see the portal as a reader, and logs it. Throws `person.not_found` if the person does not exist. */
export async function beginSeeAs(
  deps: Deps,
  input: ParsedInputOf<Api['begin']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['begin']>> {
  const choice = choiceOf(deps, input);
  const moment = deps.now();
  const row = {
    id: randomUUID(),
    viewer: viewer.id,
    ...choice,
    expires_at: new Date(moment.getTime() + SEE_AS_MS),
  };
  return deps.db.transaction().execute(async (trx) => {
    const begun = await presentSeeAs(trx, row);
    await insertSeeAs(trx, row);
    const after = { reader: choice.reader, moment: choice.moment?.toISOString() ?? null };
    await insertAuditEvent(trx, { action: 'see-as.begin', person: viewer.id, item: null, after }, moment);
    return begun;
  });
}

/** Returns what an administrator began with that id. Throws `see_as.ended` if there is nothing, or no longer. */
export async function presentSeeAsOf({ db, now }: Deps, id: string, viewer: Viewer): Promise<SeeAs> {
  const row = await findSeeAs(db, id, viewer.id, now());
  if (!row) throw new AppError('see_as.ended');
  return presentSeeAs(db, row);
}

/** Ends what an administrator began with that id, if it has not ended. */
export async function endSeeAs({ db, now }: Deps, id: string, viewer: Viewer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteSeeAs(trx, id, viewer.id))) return;
    await insertAuditEvent(trx, { action: 'see-as.end', person: viewer.id, item: null, before: { id } }, now());
  });
}

async function presentSeeAs(db: Db, { id, reader, moment, expires_at }: SeeAsRow): Promise<SeeAs> {
  const shown = { id, moment: moment?.toISOString() ?? null, until: expires_at.toISOString() };
  if (!('person' in reader)) return { ...shown, reader: { ...reader, name: null, locale: null } };
  const person = await findSignedIn(db, reader.person);
  if (!person) throw new AppError('person.not_found');
  const { department, location, roles, name, locale } = person;
  return { ...shown, reader: { department, location, roles, name, locale } };
}
