import { z } from 'zod';
import type { AREA_FIELDS } from '../areas';

/** Control with which a field is edited. `records` are lists of groups of fields. */
const FIELD_KINDS = ['text', 'paragraph', 'address', 'day', 'moment', 'choice', 'switch', 'number', 'list', 'records'] as const;
type FieldKind = (typeof FIELD_KINDS)[number];

/** Field of an area's items as its form edits it; derived from the schema that validates it. */
export interface Field {
  name: string;
  kind: FieldKind;
  /** False if the field can be empty. */
  required: boolean;
  options?: string[];
  maxLength?: number;
  maxItems?: number;
  min?: number;
  max?: number;
  /** Groups of fields that a record can be, by the value of its field `kind`; a single group has an empty name. */
  variants?: { name: string; fields: Field[] }[];
}

export const field: z.ZodType<Field> = z
  .object({
    name: z.string(),
    kind: z.enum(FIELD_KINDS),
    required: z.boolean(),
    options: z.array(z.string()).optional(),
    maxLength: z.int().optional(),
    maxItems: z.int().optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    get variants() {
      return z.array(z.object({ name: z.string(), fields: z.array(field) })).optional();
    },
  })
  .meta({ id: 'ManagedField' });

type AreaFields = (typeof AREA_FIELDS)[keyof typeof AREA_FIELDS];
type KeyOf<S> = S extends z.ZodObject<infer Shape> ? Extract<keyof Shape, string> : never;
type EachKey<F> = F extends { fields: infer A; textFields: infer B } ? KeyOf<A> | KeyOf<B> : never;
/** Name of a field of any area. */
export type FieldName = EachKey<AreaFields>;

interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Maximum length of a text that is edited in a single line. */
const MAX_LINE = 200;

/** Returns the fields of a schema in its order. */
export function fieldsOf(schema: z.ZodObject): Field[] {
  return propertiesOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema);
}

const propertiesOf = ({ properties = {}, required = [] }: JsonSchema): Field[] =>
  Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, required.includes(name)));

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean): Field {
  const alternatives = alternativesOf(schema);
  const written = alternatives.filter(({ type }) => type !== 'null');
  const [first = {}] = written;
  return {
    name,
    required: isRequired && written.length === alternatives.length,
    ...controlOf(
      first,
      written.some(({ format }) => format === 'date-time'),
    ),
  };
}

const alternativesOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf?.flatMap(alternativesOf) ?? [schema];

function controlOf(schema: JsonSchema, hasTime: boolean): Omit<Field, 'name' | 'required'> {
  const { type, format, maxLength, maxItems, items } = schema;
  if (schema.enum) return { kind: 'choice', options: schema.enum.map(String) };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'number' || type === 'integer') return { kind: 'number', ...limitsOf(schema) };
  if (type === 'array' && items)
    return items.type === 'string'
      ? { kind: 'list', maxItems, maxLength: items.maxLength }
      : { kind: 'records', maxItems, variants: variantsOf(items) };
  if (format === 'uri') return { kind: 'address', maxLength };
  if (format === 'date' || format === 'date-time') return { kind: hasTime ? 'moment' : 'day' };
  return { kind: (maxLength ?? 0) > MAX_LINE ? 'paragraph' : 'text', maxLength };
}

const limitsOf = ({ minimum, maximum }: JsonSchema): Pick<Field, 'min' | 'max'> => ({
  min: minimum === undefined || minimum < -1e9 ? undefined : minimum,
  max: maximum === undefined || maximum > 1e9 ? undefined : maximum,
});

/** Returns the groups of fields that a record can be. The constant field that tells them apart is not edited. */
const variantsOf = (items: JsonSchema): Field['variants'] =>
  (items.oneOf ?? items.anyOf ?? [items]).map((variant) => {
    const tag = Object.entries(variant.properties ?? {}).find(([, { const: value }]) => value !== undefined);
    return {
      name: tag ? String(tag[1].const) : '',
      fields: propertiesOf(variant).filter(({ name }) => name !== tag?.[0]),
    };
  });
