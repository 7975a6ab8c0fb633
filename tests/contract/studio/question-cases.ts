import assert from 'node:assert/strict';
import { draftManageApi as drafts } from '../../../contract/manage/draft';
import { questionApi as api } from '../../../contract/manage/question';
import { newService } from './manage-draft-cases';
import { answerOf, assertFails, type ContractCase } from '../world';

const asAdmin = { as: 'admin' } as const;

/** Returns a document of a new service with questions that it must answer. */
function withQuestions(id: string, title: string, questions: string[]) {
  const document = newService(id, title);
  return { ...document, texts: { 'en-US': { ...document.texts['en-US'], questions } } };
}

export const questionCases: readonly ContractCase[] = [
  {
    name: 'an editor saves questions with a page, and sees before publishing where the search finds it',
    run: async (world) => {
      const document = withQuestions('zeppelin', 'Zeppelin moorings', ['zeppelin moorings', 'qqxxqq']);
      const { answers } = await answerOf(world, api.ask, { document }, asAdmin);
      assert.deepEqual(answers, [
        { locale: 'en-US', question: 'zeppelin moorings', place: 1 },
        { locale: 'en-US', question: 'qqxxqq', place: null },
      ]);
      await answerOf(world, drafts.save, { document, version: null, baseRevision: 0 }, asAdmin);
      const { document: saved } = await answerOf(world, drafts.info, { area: 'service', id: 'zeppelin' }, asAdmin);
      assert.deepEqual(saved.texts['en-US']?.questions, ['zeppelin moorings', 'qqxxqq']);
      await answerOf(world, drafts.discard, { area: 'service', id: 'zeppelin', version: 1 }, asAdmin);
    },
  },
  {
    name: 'an editor is told that a page has no title, and gets a list of the pages whose search position dropped',
    run: async (world) => {
      await assertFails(world, api.ask, { document: withQuestions('zeppelin', ' ', ['why']) }, 'document.invalid', asAdmin);
      const { items, total, page } = await answerOf(world, api.sunk, { pageSize: 1 }, asAdmin);
      assert.deepEqual([page, items.length], [1, Math.min(total, 1)]);
    },
  },
];
