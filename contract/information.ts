import { z } from 'zod';
import { areaApi } from './area-api';
import { endpoint, nothing } from './core/endpoint';
import { highlight, itemCard, itemDetail } from './item';

/** Language-independent fields of a document of the reference shelf. */
export const informationFields = z.strictObject({
  /** Position within its section; documents without one follow, sorted by name. */
  position: z.int().min(0).max(10_000).nullable().default(null),
});

const informationCard = itemCard.meta({ id: 'InformationCard' });
const foundInformation = informationCard.extend({ highlight }).meta({ id: 'FoundInformation' });

const informationPage = itemDetail.meta({ id: 'InformationPage' });
export type InformationPage = z.infer<typeof informationPage>;

const shelved = itemCard.pick({ id: true, title: true, locale: true }).meta({ id: 'ShelvedDocument' });
export type ShelvedDocument = z.infer<typeof shelved>;

export interface ShelfSection {
  id: string;
  name: string;
  documents: ShelvedDocument[];
  children: ShelfSection[];
}
const section: z.ZodType<ShelfSection> = z
  .object({
    id: z.string(),
    name: z.string(),
    documents: z.array(shelved),
    get children() {
      return z.array(section);
    },
  })
  .meta({ id: 'ShelfSection' });

export const informationApi = {
  ...areaApi({
    area: 'information',
    root: 'information',
    item: 'information',
    plural: 'documents',
    card: informationCard,
    found: foundInformation,
    detail: informationPage,
    filters: {},
    defaultSort: 'name',
  }),
  tree: endpoint({
    method: 'POST',
    path: '/api/information/tree',
    summary: 'Documents by title, at most 2,000, each in its first section; documents without a section come last.',
    permission: 'content.read',
    input: nothing,
    answer: z.object({ sections: z.array(section), rest: z.array(shelved) }),
  }),
};
