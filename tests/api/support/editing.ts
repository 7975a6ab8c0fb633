import type { InputOf } from '../../../contract/core/endpoint';
import type { ItemDocument } from '../../../contract/document';
import { draftManageApi as api } from '../../../contract/manage/draft';
import { itemManageApi } from '../../../contract/manage/lifecycle';
import { publishScheduled } from '../../../server/modules/manage/scheduled-job';
import { daysFromNow, makeDocument } from './factories';
import type { TestApp, TestPerson } from './harness';

export const text = (title: string, markdown = 'A paragraph.') => ({ title, summary: '', markdown, keywords: [], fields: {} });

/** Returns a document of a service with an English text, whose title is its id by default. */
export const service = (id: string, own: Partial<ItemDocument> = {}): ItemDocument =>
  makeDocument({ id, texts: { 'en-US': text(id) }, ...own });

export const refOf = ({ area, id }: Pick<ItemDocument, 'area' | 'id'>) => ({ area, id });
export const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
export const detailsOf = ({ body }: { body: unknown }) => (body as { details?: Record<string, string> }).details;

type Change = InputOf<typeof api.publish>['change'];

/** Returns what an editor does through the API, as the administrator by default. */
export function editing({ call, db, deps, people }: TestApp) {
  const keyOf = async ({ id }: Pick<ItemDocument, 'id'>) =>
    (await db.selectFrom('item').where('id', '=', id).select('key').executeTakeFirstOrThrow()).key;
  const write = (document: ItemDocument, baseRevision = 0, as: TestPerson = people.admin) =>
    call(api.save, { document, version: null, baseRevision }, { as });
  const publish = (document: ItemDocument, version = 1, change: Change = null, as: TestPerson = people.admin) =>
    call(api.publish, { ...refOf(document), version, change }, { as });
  const schedule = (document: ItemDocument, publishAt: Date, as: TestPerson = people.admin, change: Change = null) =>
    call(api.schedule, { ...refOf(document), version: 1, publishAt: publishAt.toISOString(), change }, { as });
  return {
    keyOf,
    write,
    publish,
    schedule,
    info: async (document: ItemDocument) => (await call(api.info, refOf(document), { as: people.admin })).body,
    undo: (document: ItemDocument, revision: number, as: TestPerson = people.admin) =>
      call(itemManageApi.undo, { ...refOf(document), revision }, { as }),
    /** Writes and publishes a document, as revision 1. */
    writeAndPublish: async (document: ItemDocument) => {
      await write(document);
      await publish(document);
    },
    /** Lets the time of a scheduled revision come, and runs its job. */
    runWhenDue: async (document: ItemDocument) => {
      const item = await keyOf(document);
      await db
        .updateTable('scheduled_revision')
        .set({ publish_at: daysFromNow(-0.001) })
        .where('item', '=', item)
        .execute();
      return publishScheduled(deps, item);
    },
  };
}
