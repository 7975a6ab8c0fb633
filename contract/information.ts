import { z } from 'zod';
import { areaApi } from './area-api';
import { formerIds } from './classification';
import { endpoint, isoDate, nothing } from './core/endpoint';
import type { GlyphName } from './core/glyphs';
import { glyph, highlight, itemCard, itemDetail, named } from './item';
import { personLink, type PersonLink } from './person';

/** Language-independent fields of a document of the reference shelf. */
export const informationFields = z.strictObject({
  /** Position within its section; documents without one follow, sorted by name. */
  position: z.int().min(0).max(10_000).nullable().default(null),
});

const informationCard = itemCard.meta({ id: 'InformationCard' });
export type InformationCard = z.infer<typeof informationCard>;
const foundInformation = informationCard.extend({ highlight }).meta({ id: 'FoundInformation' });

const informationPage = itemDetail.meta({ id: 'InformationPage' });
export type InformationPage = z.infer<typeof informationPage>;

const shelved = itemCard.pick({ id: true, title: true, locale: true }).meta({ id: 'ShelvedDocument' });
export type ShelvedDocument = z.infer<typeof shelved>;

const datedDocument = shelved.extend({ updatedAt: isoDate }).meta({ id: 'DatedDocument' });
export type DatedDocument = z.infer<typeof datedDocument>;

export interface ShelfSection {
  id: string;
  formerIds?: string[] | undefined;
  name: string;
  glyph: GlyphName;
  owner: PersonLink | null;
  documents: DatedDocument[];
  children: ShelfSection[];
}
const section: z.ZodType<ShelfSection> = z
  .object({
    id: z.string(),
    formerIds,
    name: z.string(),
    glyph,
    owner: personLink
      .nullable()
      .meta({ description: 'Person or desk to ask about more than half of the documents, in the section and those below it.' }),
    documents: z.array(datedDocument),
    get children() {
      return z.array(section);
    },
  })
  .meta({ id: 'ShelfSection' });

const sectionCard = named
  .extend({
    glyph,
    count: z.int().meta({ description: 'Number of documents that the caller may see, in the section and those below it.' }),
    mostRead: z
      .array(itemCard.pick({ id: true, title: true, summary: true, locale: true }))
      .meta({ description: 'The five most viewed documents of the section.' }),
    owner: personLink.nullable().meta({ description: 'Person or desk to ask about more than half of the documents.' }),
    department: named.nullable().meta({ description: 'Department that answers for the most documents.' }),
    changedAt: isoDate.meta({ description: 'Time of the newest change to a document of the section.' }),
  })
  .meta({ id: 'SectionCard' });
export type SectionCard = z.infer<typeof sectionCard>;

const placedTitle = shelved
  .extend({ section: z.string().nullable().meta({ description: 'Id of its root section.' }) })
  .meta({ id: 'PlacedTitle' });
export type PlacedTitle = z.infer<typeof placedTitle>;

const changedDocument = placedTitle.extend({ updatedAt: isoDate }).meta({ id: 'ChangedDocument' });
export type ChangedDocument = z.infer<typeof changedDocument>;

const informationOverview = z.object({
  sections: z.array(sectionCard),
  rest: z.array(shelved).meta({ description: 'Documents without a section.' }),
  titles: z
    .array(placedTitle)
    .meta({ description: 'All documents by title, at most 2,000, so that a filter of the titles needs no call.' }),
  changed: z.array(changedDocument).meta({ description: 'Newest change first.' }),
});
export type InformationOverview = z.infer<typeof informationOverview>;

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
    audit: 'reads',
    input: nothing,
    answer: z.object({ sections: z.array(section), rest: z.array(datedDocument) }),
  }),
  overview: endpoint({
    method: 'POST',
    path: '/api/information/overview',
    summary:
      "What the area's first page shows: the root sections with their most read documents and owners, all titles, and what changed last.",
    permission: 'content.read',
    audit: 'reads',
    input: nothing,
    answer: informationOverview,
  }),
};
