import { z } from 'zod';
import { filterId } from '../area-api';
import { endpoint, nothing, typedText } from '../core/endpoint';
import { LOCALES } from '../core/locale';
import { DEPARTMENT_USES, type DepartmentUse } from './department-uses';

const typedNames = z.partialRecord(z.enum(LOCALES), typedText(120)).meta({
  description: 'Names in at least one language. An empty one counts as missing.',
});
const id = filterId.meta({ description: 'Id of a department.' });
const alias = typedText(200).min(1);
const version = z.string().min(1).max(80).meta({ description: 'Version of the departments; every change makes another one.' });

const departmentChange = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('create'), names: typedNames }),
    z.strictObject({ kind: z.literal('rename'), id, names: typedNames }),
    z.strictObject({ kind: z.literal('merge'), id, into: id }),
    z.strictObject({ kind: z.literal('addAlias'), id, alias }),
    z.strictObject({ kind: z.literal('removeAlias'), id, alias }),
    z.strictObject({ kind: z.literal('remove'), id }),
  ])
  .meta({ id: 'DepartmentChange' });

const DESCRIPTIONS: Record<DepartmentUse, string> = {
  items: 'Items that it owns: published, archived, or drafts only.',
  drafts: 'Drafts and scheduled revisions that name it as owner or audience.',
  audiences: 'Items that are for it.',
  people: 'People who have signed in, and whose identity provider names it.',
  editors: 'Editors who may edit its items only.',
  contacts: 'People and desks whom readers may ask.',
  reviews: 'Areas with a review setting of its own.',
};
const useCounts = z
  .object(
    Object.fromEntries(DEPARTMENT_USES.map((use) => [use, z.int().meta({ description: DESCRIPTIONS[use] })])) as Record<
      DepartmentUse,
      z.ZodInt
    >,
  )
  .meta({ id: 'DepartmentUses' });

const departmentEntry = z.object({
  id: z.string(),
  names: z.partialRecord(z.enum(LOCALES), z.string()),
  aliases: z.array(z.string()).meta({ description: 'Former and other names that lead to it.' }),
  uses: useCounts,
});

const departments = z
  .object({
    version,
    departments: z.array(departmentEntry).meta({ description: 'By name.' }),
    unlisted: z.array(z.object({ name: z.string(), uses: useCounts })).meta({
      description: 'Names that identity providers, audiences or contacts have and that lead to no department, at most 500.',
    }),
  })
  .meta({ id: 'Departments' });
export type Departments = z.infer<typeof departments>;

/** Maximum number of listed names that belong to no department. */
export const MAX_UNLISTED = 500;

export const departmentApi = {
  info: endpoint({
    method: 'POST',
    path: '/api/manage/department/info',
    summary: 'All departments by name, with their aliases and what uses them.',
    permission: 'structure.manage',
    audit: 'reads',
    input: nothing,
    answer: departments,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/manage/department/save',
    summary:
      'Changes the departments. Published documents, drafts, scheduled revisions, audiences and contacts name the changed ones from then on, without a new revision. A former name, and the id and names of a merged department, become aliases: documents and identity providers that still use them lead to it. `addAlias` lets another name lead to a department; `removeAlias` ends that. Only a department that no content uses can be removed. Other versions than the present one are refused.',
    permission: 'structure.manage',
    audit: ['department.change'],
    limit: 'save',
    input: z.strictObject({ version, change: departmentChange }),
    answer: departments,
    errors: ['department.invalid', 'department.conflict', 'department.not_found', 'department.exists', 'department.in_use'],
  }),
};
