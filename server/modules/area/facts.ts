import type { z } from 'zod';
import type { OwnFacts } from './content-area';
import type { ReadContext } from '../item/read/read-context';

/**
 * Returns a function that parses the area-specific facts of an item. Unknown keys are dropped. A value that does not match its
 * schema is logged and replaced by its default, so that the rest of the item can be shown.
 */
export function factsReader<Fields extends z.ZodRawShape, TextFields extends z.ZodRawShape>(
  fields: z.ZodObject<Fields>,
  textFields: z.ZodObject<TextFields>,
) {
  const [stored, storedOfText] = [fields.strip(), textFields.strip()];
  return ({ area, id, ...facts }: OwnFacts, { log }: Pick<ReadContext, 'log'>) => {
    const report = (reasons: string[]) => {
      log.error({ area, id, reasons }, 'stored facts of an item cannot be shown');
    };
    return { ...readFacts(stored, facts.fields, report), ...readFacts(storedOfText, facts.textFields, report) };
  };
}

/** Parses stored facts. Every fact has a default, so parsing always succeeds once the invalid values are removed. */
function readFacts<Fields extends z.ZodRawShape>(
  schema: z.ZodObject<Fields>,
  stored: object,
  report: (reasons: string[]) => void,
): z.output<z.ZodObject<Fields>> {
  const whole = schema.safeParse(stored);
  if (whole.success) return whole.data;
  const invalid = new Set(whole.error.issues.map(({ path }) => path[0]));
  report(whole.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  return schema.parse(Object.fromEntries(Object.entries(stored).filter(([key]) => !invalid.has(key))));
}
