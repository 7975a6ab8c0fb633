import { z } from 'zod';
import { foldedName } from '../core/folded-name';
import { namesInSome } from '../document';
import { MAX_ALIASES } from '../manage/department-change';

/** Maximum number of departments that the file may list. */
const MAX_ENTRIES = 1000;

const departmentEntry = z.strictObject({
  /** Id, if it differs from the one derived from the name. */
  id: z
    .string()
    .regex(/^[\p{L}\p{N}-]{1,80}$/u)
    .nullable()
    .default(null),
  name: namesInSome,
  /** Former and alternative names of the department. */
  aliases: z.array(z.string().trim().min(1).max(200)).max(MAX_ALIASES).default([]),
});
export type DepartmentFileEntry = z.infer<typeof departmentEntry>;

/** Returns the id, names and aliases of an entry, normalized for comparison. */
const namesOf = ({ id, name, aliases }: DepartmentFileEntry): string[] =>
  [...(id === null ? [] : [id]), ...Object.values(name), ...aliases].map(foldedName);

/** Schema of `departments.yaml` of a content folder. Each name belongs to one department only. */
export const departmentEntries = z
  .array(departmentEntry)
  .max(MAX_ENTRIES)
  .superRefine((entries, context) => {
    const taken = new Map<string, number>();
    for (const [place, entry] of entries.entries())
      for (const name of namesOf(entry)) {
        if ((taken.get(name) ?? place) !== place)
          context.addIssue({ code: 'custom', path: [place], message: `${name} is also the name of another entry` });
        taken.set(name, place);
      }
  });
