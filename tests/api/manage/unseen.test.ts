import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { attachmentApi } from '../../../contract/attachment';
import { homeApi } from '../../../contract/home';
import type { Audience } from '../../../contract/item';
import { itemManageApi } from '../../../contract/manage/lifecycle';
import { noticeApi } from '../../../contract/notice';
import { draftApi } from '../../../contract/preview';
import { searchApi } from '../../../contract/search';
import { editing, refOf, text } from '../support/editing';
import { daysFromNow, makeDocument, makePerson } from '../support/factories';
import { startTestApp, type TestApp, type TestPerson } from '../support/harness';
import { HIDDEN } from '../support/hidden-items';

let portal: TestApp;
let edit: ReturnType<typeof editing>;
before(async () => {
  portal = await startTestApp();
  edit = editing(portal);
});
after(() => portal.close());

const STEPS = ['write', 'publish', 'schedule', 'run the job', 'archive', 'restore', 'undo'] as const;
type Step = (typeof STEPS)[number];

const EVERYONE: Audience = { departments: [], locations: [], roles: [] };
const AUDIENCES = [
  EVERYONE,
  EVERYONE,
  ...Object.values(HIDDEN).flatMap(({ audience }) => (audience ? [{ ...EVERYONE, ...audience }] : [])),
];

let runs = 0;

/** A notice that editors work on; each text of it has a word of its own, by which readers could find it. */
class Worked {
  readonly id = `worked-${(runs += 1)}`;
  readonly words: string[] = [];
  live: string | null = null;
  #former: string | null = null;
  #draft: string | null = null;
  #scheduled: string | null = null;
  #isArchived = false;

  constructor(private readonly audience: Audience) {}

  /** Returns the word of the text that the reader must see, if any. */
  get shown(): string | null {
    return this.#isArchived || this.audience !== EVERYONE ? null : this.live;
  }

  #documentOf(word: string) {
    const names = { 'en-US': word };
    const texts = { 'en-US': { ...text(`Notice ${word}`, `About ${word}.`), keywords: [word] } };
    return makeDocument({
      area: 'notice',
      id: this.id,
      audience: this.audience,
      department: names,
      classifications: [[names]],
      texts,
    });
  }

  async take(step: Step): Promise<void> {
    const any = this.#documentOf('any');
    const state = this.words.length ? await edit.info(any) : undefined;
    const succeeds = async (call: Promise<{ status: number }>) => (await call).status === 200;
    const input = { ...refOf(any), revision: state?.revision ?? 0 };
    const as = { as: portal.people.admin };
    if (step === 'write' && !this.#draft) {
      const word = `zyx${'abcdefghij'.charAt(runs % 10)}${'klmnopqrstuvw'.charAt(this.words.length)}${runs}q`;
      if (await succeeds(edit.write(this.#documentOf(word), state?.revision ?? 0))) this.words.push((this.#draft = word));
    }
    if (step === 'publish' && (await succeeds(edit.publish(any, 1)))) this.#publish('draft');
    if (step === 'schedule' && (await succeeds(edit.schedule(any, daysFromNow(1)))))
      [this.#scheduled, this.#draft] = [this.#draft, null];
    if (step === 'run the job' && state?.scheduled && (await edit.runWhenDue(any)) === 'published') this.#publish('scheduled');
    if (step === 'archive' && (await succeeds(portal.call(itemManageApi.archive, input, as)))) this.#isArchived = true;
    if (step === 'restore' && (await succeeds(portal.call(itemManageApi.restore, input, as)))) this.#isArchived = false;
    if (step === 'undo' && (await succeeds(edit.undo(any, input.revision)))) {
      if (this.#isArchived) this.#isArchived = false;
      else [this.#draft, this.live] = [this.#draft ?? this.live, this.#former];
    }
  }

  #publish(what: 'draft' | 'scheduled'): void {
    this.#former = this.live;
    this.live = what === 'draft' ? this.#draft : this.#scheduled;
    if (what === 'draft') this.#draft = null;
    else this.#scheduled = null;
  }
}

/** Returns what a reader gets of all places that list, count or show items, as text. */
async function everythingShownTo(as: TestPerson, id: string): Promise<Record<string, string>> {
  const { call } = portal;
  const feed = (await call(noticeApi.feedCreate, { filter: {} }, { as })).body.url.split('/').at(-1) ?? '';
  const answers = {
    info: await call(noticeApi.info, { id }, { as }),
    list: await call(noticeApi.list, { pageSize: 100 }, { as }),
    classifications: await call(noticeApi.classificationList, undefined, { as }),
    departments: await call(noticeApi.departmentList, undefined, { as }),
    inbox: await call(noticeApi.inbox, undefined, { as }),
    home: await call(homeApi.home, {}, { as }),
    feed: await call(noticeApi.feed, { token: feed }, {}),
    files: await call(attachmentApi.all, { area: 'notice', id }, { as }),
    preview: await call(draftApi.notice, { id }, { as }),
  };
  return Object.fromEntries(Object.entries(answers).map(([place, { raw }]) => [place, raw.toString()]));
}

async function findsBy(word: string, as: TestPerson): Promise<string> {
  const { call } = portal;
  const answers = [
    (await call(searchApi.search, { query: word }, { as })).body.blocks,
    (await call(noticeApi.search, { query: word }, { as })).body.items,
    (await call(searchApi.suggest, { query: word }, { as })).body,
    (await call(noticeApi.suggest, { query: word.slice(0, -1) }, { as })).body,
  ];
  return JSON.stringify(answers);
}

/** Returns everything that a search for a misspelt word answers, with the corrections that it offers. */
async function answerToMisspelt(word: string, as: TestPerson): Promise<string> {
  const { raw } = await portal.call(searchApi.search, { query: word.replace('zyx', 'zyy') }, { as });
  return raw.toString();
}

test('shows readers the live text of an item only, whatever editors have written, scheduled, archived and taken back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...AUDIENCES),
      fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 9 }),
      async (audience, steps) => {
        const reader = await makePerson(portal.db, { department: 'Finance', location: 'Shanghai' });
        const item = new Worked(audience);
        for (const step of ['write', ...steps] as const) await item.take(step);
        const shown = await everythingShownTo(reader, item.id);
        for (const word of item.words) {
          const isShown = word === item.shown;
          for (const [place, body] of Object.entries(shown)) {
            if (isShown && ['info', 'list', 'classifications', 'departments', 'feed'].includes(place))
              assert.ok(body.includes(word), place);
            if (!isShown) assert.ok(!body.includes(word), `${place} shows ${word}`);
          }
          if (!isShown) assert.ok(!(await answerToMisspelt(word, reader)).includes(word), `a correction shows ${word}`);
          assert.equal((await findsBy(word, reader)).includes(`"id":"${item.id}"`), isShown, word);
        }
      },
    ),
    { numRuns: 15, interruptAfterTimeLimit: 15_000, markInterruptAsFailure: false },
  );
});
