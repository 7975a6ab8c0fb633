import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { favouriteApi } from '../../../contract/favourite';
import { feedbackApi } from '../../../contract/feedback';
import { homeApi } from '../../../contract/home';
import { noticeApi } from '../../../contract/notice';
import { serviceApi } from '../../../contract/service';
import { toolApi } from '../../../contract/tool';
import { benefitApi } from '../../../contract/welfare';
import { forgetCalls } from '../support/forget-calls';
import { makeFile, makeItem, makePerson, type MadeItem } from '../support/factories';
import type { TestApp, TestPerson } from '../support/harness';
import { startPortals, type Portals } from './portals';

const START = Date.UTC(2030, 4, 5, 8);
const HOUR_MS = 3_600_000;
let now = new Date(START);
let portals: Portals;
let people: TestPerson[];
let items: MadeItem[] = [];
before(async () => {
  portals = await startPortals(() => now);
});
after(() => portals.close());

const KINDS: Partial<TestPerson>[] = [
  {},
  { department: 'Legal' },
  { department: 'legal', location: 'Lagos', roles: ['employee', 'editor'] },
  { department: '法务', location: 'lagos ' },
  { location: 'Bristol', roles: ['employee', 'admin'] },
];
/** Replaces each person with a new one of the same kind, because sessions end when the clock is set. */
async function renewPeople(kinds: readonly Partial<TestPerson>[]): Promise<void> {
  people = await Promise.all(
    kinds.map(({ department = null, location = null, roles = ['employee'] }) =>
      makePerson(portals.one.db, { department, location, roles }),
    ),
  );
}

const AUDIENCES = [
  {},
  { departments: ['Legal'] },
  { departments: ['法务'], locations: ['Lagos'] },
  { locations: ['LAGOS'] },
  { roles: ['editor' as const] },
  { roles: ['admin' as const], departments: ['Finance'] },
];
const AREAS = ['service', 'notice', 'benefit', 'news', 'personnel', 'tool'] as const;
const hours = fc.integer({ min: -50, max: 50 });
const nth = fc.nat({ max: 40 });

/** Steps between two comparisons: changes by editors, of the time, and by one of the people. */
const STEPS = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      area: fc.constantFrom(...AREAS),
      audience: fc.constantFrom(...AUDIENCES),
      from: hours,
      until: fc.option(hours),
      due: hours,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('narrow' as const), nth, audience: fc.constantFrom(...AUDIENCES) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('archive' as const, 'rename' as const, 'remove' as const, 'file' as const),
      nth,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('alias' as const), alias: fc.constantFrom('Finance', 'Recht', '法务') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('slide' as const), from: hours, until: hours }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('time' as const), hours: fc.integer({ min: -5, max: 30 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('role' as const),
      who: nth,
      roles: fc.constantFrom(['employee' as const], ['employee' as const, 'editor' as const]),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['mark', 'open', 'confirm', 'judge', 'read all', 'pin', 'dismiss'] as const)),
      nth,
      who: nth,
    }),
  },
);
type Step = typeof STEPS extends fc.Arbitrary<infer T> ? T : never;

const at = (offset: number): Date => new Date(now.getTime() + offset * HOUR_MS);
const itemAt = (index: number): MadeItem | undefined => items[index % Math.max(1, items.length)];
const personAt = (index: number): TestPerson => people[index % people.length] as TestPerson;

async function take(step: Step): Promise<void> {
  const { db, deps, call } = portals.one;
  const item = 'nth' in step ? itemAt(step.nth) : undefined;
  const changed = db.updateTable('item').where('key', '=', item?.key ?? -1);
  switch (step.kind) {
    case 'publish': {
      const fields = {
        ...(step.area === 'benefit' && {
          opensAt: at(step.due - 60)
            .toISOString()
            .slice(0, 10),
          closesAt: at(step.due).toISOString(),
        }),
        ...(step.area === 'notice' && { mustRead: step.due % 2 === 0, priority: step.due % 3 ? 'normal' : 'urgent' }),
        ...(step.area === 'notice' && step.due % 5 === 0 && { disruption: 'closure', startsAt: at(step.due).toISOString() }),
      };
      const timing = { publishedAt: at(step.from), expiresAt: step.until === null ? null : at(step.until) };
      items.push(
        await makeItem(db, {
          ...{ area: step.area, audience: step.audience, fields, ...timing, department: { 'en-US': 'Legal', 'zh-CN': '法务' } },
          // Far enough apart that opening an item does not change the order, which may be stale.
          views: 1000 * items.length,
          classification: ['All', step.due % 2 ? 'Odd' : 'Even'],
        }),
      );
      return;
    }
    case 'narrow': {
      const { departments, locations, roles } = { departments: [], locations: [], roles: [], ...step.audience };
      await changed.set({ audience_departments: departments, audience_locations: locations, audience_roles: roles }).execute();
      return;
    }
    case 'archive':
      await changed.set({ archived_at: now }).execute();
      return;
    case 'rename':
      await db
        .updateTable('item_text')
        .where('item', '=', item?.key ?? -1)
        .set({ title: `Named at ${now.toISOString()}` })
        .execute();
      return;
    case 'remove':
      await db
        .deleteFrom('item')
        .where('key', '=', item?.key ?? -1)
        .execute();
      items = items.filter(({ key }) => key !== item?.key);
      return;
    case 'file':
      if (item) await makeFile(deps, item, { kind: 'picture', name: 'logo.png', width: 40 });
      return;
    case 'alias':
      await db
        .updateTable('department')
        .set({ aliases: [step.alias] })
        .execute();
      return;
    case 'slide': {
      const texts = JSON.stringify({ 'en-US': { title: `From ${step.from}`, text: '' } });
      const shown = {
        position: 1,
        hue: 'news' as const,
        link: '/service',
        texts,
        starts_at: at(step.from),
        ends_at: at(step.until),
      };
      await db.deleteFrom('slide').execute();
      await db
        .insertInto('slide')
        .values({ id: `from-${step.from}`, ...shown })
        .execute();
      return;
    }
    case 'time':
      now = at(step.hours);
      await renewPeople(people);
      return;
    case 'role':
      people.push(await makePerson(db, { department: 'Legal', roles: step.roles }));
      people.splice(step.who % people.length, 1);
      return;
    default: {
      if (!item) return;
      const as = personAt(step.who);
      const { area, id } = item;
      if (step.kind === 'mark') await call(favouriteApi.update, { area, id, favourite: step.nth % 3 > 0 }, { as });
      if (step.kind === 'open' && area === 'notice') await call(noticeApi.updateViews, { id }, { as });
      if (step.kind === 'open' && area === 'service') await call(serviceApi.updateViews, { id }, { as });
      if (step.kind === 'confirm' && area === 'notice') await call(noticeApi.acknowledge, { id, revision: 1 }, { as });
      if (step.kind === 'judge') await call(feedbackApi.create, { area, id, useful: step.nth % 2 > 0 }, { as });
      if (step.kind === 'pin') await call(homeApi.updatePinned, { items: [{ area, id }] }, { as });
      if (step.kind === 'dismiss' && area === 'notice') await call(noticeApi.dismissAlert, { id }, { as });
      if (step.kind === 'read all') await call(noticeApi.markAllRead, undefined, { as });
    }
  }
}

/** Returns what a portal answers to a person, by call. */
async function answersOf({ call }: TestApp, as: TestPerson, item: MadeItem | undefined) {
  const locale = as.location ? 'zh-CN' : 'en-US';
  const [service, notice] = ['service', 'notice'].map((area) => (item?.area === area ? item.id : 'none'));
  const answers = {
    home: await call(homeApi.home, {}, { as, locale }),
    closing: await call(homeApi.home, { parts: ['closing', 'tools', 'inbox'] }, { as, locale }),
    services: await call(serviceApi.list, {}, { as, locale }),
    odd: await call(serviceApi.list, { classificationId: 'odd', sort: 'newest' }, { as, locale }),
    notices: await call(noticeApi.list, { pageSize: 3 }, { as, locale }),
    benefits: await call(benefitApi.list, { sort: 'closing' }, { as, locale }),
    tools: await call(toolApi.list, { favourite: true }, { as, locale }),
    service: await call(serviceApi.info, { id: service ?? '' }, { as, locale }),
    notice: await call(noticeApi.info, { id: notice ?? '' }, { as, locale }),
  };
  return Object.fromEntries(Object.entries(answers).map(([name, { status, body }]) => [name, { status, body }]));
}

test('answers from cached parts equal uncached answers, for everyone and at every moment, from both servers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEPS, { minLength: 8, maxLength: 30, size: 'max' }), async (steps) => {
      await portals.one.db.deleteFrom('item').execute();
      items = [];
      now = new Date(START);
      await renewPeople(KINDS);
      for (const [place, step] of steps.entries()) {
        await take(step);
        await forgetCalls(portals.one);
        for (const as of [personAt(place), personAt(place + 1)]) {
          const item = itemAt(place * 7);
          const right = await answersOf(portals.plain, as, item);
          const portal = place % 2 ? portals.one : portals.other;
          assert.deepEqual(await answersOf(portal, as, item), right);
          assert.deepEqual(await answersOf(portal, as, item), right, 'the second time');
        }
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
