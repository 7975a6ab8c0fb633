import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { peopleApi } from '../../../contract/manage/see-as';
import type { Deps } from '../../http/deps';
import { countPeople, listPeople } from './people-repository';

type Api = typeof peopleApi;

/** Returns a page of the people who have signed in, those who signed in last first. */
export async function listSignedIn({ db }: Deps, input: ParsedInputOf<Api['list']>): Promise<AnswerOf<Api['list']>> {
  const { page, pageSize } = input;
  const [rows, total] = await Promise.all([listPeople(db, input), countPeople(db, input)]);
  return {
    items: rows.map(({ signed_in_at, ...person }) => ({ ...person, signedInAt: signed_in_at.toISOString() })),
    total,
    page,
    pageSize,
  };
}
