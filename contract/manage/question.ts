import { z } from 'zod';
import { AREAS } from '../core/areas';
import { endpoint, itemId, page, paging } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { itemDocument, questionText } from '../document';
import { MAX_DOCUMENT_BODY } from './content';

/** Number of first results among which the search must return a page for its questions. */
export const FIRST_PLACES = 3;
/** Number of results of each area that are checked for the page. */
export const SEARCHED_PLACES = 30;

const place = z.int().min(1).nullable();

const answeredQuestion = z.object({
  locale: z.enum(LOCALES),
  question: questionText,
  place: place.meta({
    description: `Place of the item among all results; null if it is not among the first ${SEARCHED_PLACES} of its area.`,
  }),
});

const sunkPage = z
  .object({
    area: z.enum(AREAS),
    id: itemId,
    titles: z.partialRecord(z.enum(LOCALES), z.string()),
    questions: z.array(
      answeredQuestion.extend({
        formerPlace: place.meta({ description: 'Its last place among the first, if it was there in an earlier night.' }),
      }),
    ),
  })
  .meta({ id: 'SunkPage' });
export type SunkPage = z.infer<typeof sunkPage>;

export const questionApi = {
  ask: endpoint({
    method: 'POST',
    path: '/api/manage/question/ask',
    summary:
      'Asks the search of all areas the questions of a document, as somebody of its audience would in their language, as if the document were published now. Stores nothing.',
    permission: 'content.edit',
    limit: 'save',
    maxBody: MAX_DOCUMENT_BODY,
    audit: 'reads',
    input: z.strictObject({ document: itemDocument }),
    answer: z.object({
      answers: z.array(answeredQuestion).meta({ description: 'In the order of the languages and questions.' }),
    }),
    errors: ['document.invalid', 'permission.denied'],
  }),
  sunk: endpoint({
    method: 'POST',
    path: '/api/manage/question/sunk',
    summary: `Published items that the caller may edit and that the search did not have among the first ${FIRST_PLACES} results last night, with the questions.`,
    permission: 'content.edit',
    audit: 'reads',
    input: z.strictObject({ ...paging }),
    answer: page(sunkPage),
  }),
};
