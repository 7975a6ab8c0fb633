import { favouriteApi } from '../../../contract/favourite';
import { homeApi } from '../../../contract/home';
import { noticeApi } from '../../../contract/notice';
import { serviceApi } from '../../../contract/service';
import type { Db } from '../../../server/db/connect';
import { makeItem, makePerson, type MadeItem } from '../support/factories';
import { forgetCalls } from '../support/forget-calls';
import type { TestApp, TestPerson } from '../support/harness';

/** A person, and the two items of the portal. */
export interface ReaderAndItems {
  reader: TestPerson;
  service: MadeItem;
  notice: MadeItem;
}

/** Removes all items, and makes a person, a service, and an urgent notice to confirm. */
export async function startWithTwoItems(portal: TestApp): Promise<ReaderAndItems> {
  const { db } = portal;
  await db.deleteFrom('item').execute();
  await forgetCalls(portal);
  return {
    reader: await makePerson(db),
    service: await makeItem(db, { title: 'Laptop' }),
    notice: await makeItem(db, { area: 'notice', title: 'Fire drill', fields: { mustRead: true, priority: 'urgent' } }),
  };
}

/** Returns every personal action, in an order in which each one changes something. */
export function actionsOf({ call }: TestApp, { reader: as, service, notice }: ReaderAndItems) {
  const refOf = ({ area, id }: MadeItem) => ({ area, id });
  const mark = (favourite: boolean) => call(favouriteApi.update, { ...refOf(service), favourite }, { as });
  const pin = (...items: MadeItem[]) => call(homeApi.updatePinned, { items: items.map(refOf) }, { as });
  return {
    mark: () => mark(true),
    unmark: () => mark(false),
    'open a service': () => call(serviceApi.updateViews, { id: service.id }, { as }),
    'open a notice': () => call(noticeApi.updateViews, { id: notice.id }, { as }),
    confirm: () => call(noticeApi.acknowledge, { id: notice.id, revision: 1 }, { as }),
    dismiss: () => call(noticeApi.dismissAlert, { id: notice.id }, { as }),
    'read all': () => call(noticeApi.markAllRead, undefined, { as }),
    pin: () => pin(notice, service),
    'pin in another order': () => pin(service, notice),
    unpin: () => pin(),
  };
}

/** Returns the answers of a portal to a person for the home page and two lists. */
export async function pagesOf({ call }: TestApp, as: TestPerson, headers: Record<string, string> = {}) {
  const answers = [
    await call(homeApi.home, {}, { as, headers }),
    await call(noticeApi.list, {}, { as, headers }),
    await call(serviceApi.list, {}, { as, headers }),
  ];
  return answers.map(({ status, body }) => ({ status, body }));
}

/** Returns the version of a person; 0 if they have none. */
export async function versionOf(db: Db, { id }: TestPerson): Promise<number> {
  const row = await db.selectFrom('person_version').where('person', '=', id).select('version').executeTakeFirst();
  return row?.version ?? 0;
}
