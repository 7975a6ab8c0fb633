import type { z } from 'zod';
import type { OwnFacts } from './content-area';

/** Reads what an area's items have of their own; whatever else may be stored is dropped. */
export function factsReader<Fields extends z.ZodRawShape, TextFields extends z.ZodRawShape>(
  fields: z.ZodObject<Fields>,
  textFields: z.ZodObject<TextFields>,
) {
  const [stored, storedOfText] = [fields.strip(), textFields.strip()];
  return (facts: OwnFacts) => ({ ...stored.parse(facts.fields), ...storedOfText.parse(facts.textFields) });
}
