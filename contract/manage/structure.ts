import { z } from 'zod';
import { filterId } from '../area-api';
import { AREAS } from '../core/areas';
import { endpoint, typedText } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { glyph } from '../item';
import { MAX_SIBLINGS } from './structure-change';

const typedNames = z.partialRecord(z.enum(LOCALES), typedText(120)).meta({
  description: 'Names in at least one language. An empty one counts as missing.',
});
const id = filterId.meta({ description: 'Id of a classification.' });
const version = z.string().min(1).max(80).meta({ description: 'Version of the structure; every change makes another one.' });

const structureChange = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('create'), parent: id.nullable(), names: typedNames }),
    z.strictObject({ kind: z.literal('rename'), id, names: typedNames }),
    z.strictObject({ kind: z.literal('glyph'), id, glyph: glyph.nullable() }),
    z.strictObject({
      kind: z.literal('place'),
      id,
      parent: id.nullable(),
      index: z.int().min(0).max(MAX_SIBLINGS).meta({ description: 'Number of classifications before it, below the same one.' }),
    }),
    z.strictObject({ kind: z.literal('merge'), id, into: id }),
    z.strictObject({ kind: z.literal('moveItems'), id, into: id }),
    z.strictObject({ kind: z.literal('remove'), id }),
  ])
  .meta({ id: 'StructureChange' });

const structureEntry = z.object({
  id: z.string(),
  parent: z.string().nullable(),
  names: z.partialRecord(z.enum(LOCALES), z.string()),
  glyph: glyph.nullable().meta({ description: 'Chosen glyph; null for the one that the names stand for.' }),
  shownGlyph: glyph,
  items: z.int().meta({ description: 'Number of published and archived items that are directly in it.' }),
  itemsWithin: z.int().meta({ description: 'Number of those in it and below it.' }),
});

const structure = z
  .object({
    area: z.enum(AREAS),
    version,
    classifications: z.array(structureEntry).meta({ description: 'From top to bottom, each before those below it.' }),
  })
  .meta({ id: 'Structure' });
export type Structure = z.infer<typeof structure>;

export const structureApi = {
  info: endpoint({
    method: 'POST',
    path: '/api/manage/structure/info',
    summary: 'The classifications of an area in their order, with the numbers of their items.',
    permission: 'structure.manage',
    audit: 'reads',
    input: z.strictObject({ area: z.enum(AREAS) }),
    answer: structure,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/manage/structure/save',
    summary:
      'Changes the classifications of an area. Published documents, drafts and scheduled revisions name the changed ones from then on, without a new revision; documents that name former ones still lead to them. `merge` moves items and everything below into another one, to which the id of the former leads; `moveItems` moves the items that are directly in one; only a classification with neither items nor others below it can be removed. Other versions than the present one are refused.',
    permission: 'structure.manage',
    audit: ['structure.change'],
    limit: 'save',
    input: z.strictObject({ area: z.enum(AREAS), version, change: structureChange }),
    answer: structure,
    errors: [
      'structure.invalid',
      'structure.conflict',
      'classification.not_found',
      'classification.exists',
      'classification.in_use',
    ],
  }),
};
