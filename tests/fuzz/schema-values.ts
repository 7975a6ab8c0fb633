import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type Type = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';

/** Subset of JSON Schema that zod generates for the inputs of the contract. */
interface Schema {
  type?: Type | Type[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
}
/** Valid values that random generation seldom hits, by property name; the suffix `:uuid` means a UUID property of that name. */
export type Hints = Record<string, readonly unknown[]>;

const LONGEST = 5000;

/** Generates values that match the schema. */
export function valuesOf(schema: z.ZodType, hints: Hints): Arbitrary<unknown> {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return valueOf(withoutReferences(root, $defs) as Schema, hints);
}

/** Replaces references to named schemas by the schemas. */
function withoutReferences(part: unknown, named: Record<string, unknown>): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((entry) => withoutReferences(entry, named));
  if ('$ref' in part) return withoutReferences(named[String(part.$ref).replace('#/$defs/', '')], named);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutReferences(value, named)]));
}

function valueOf(schema: Schema, hints: Hints): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return fc.oneof(...alternatives.map((one) => valueOf(one, hints)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valueOf({ ...schema, type }, hints)));
  const { minimum: min = -1e9, maximum: max = 1e9 } = schema;
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, hints), { minLength: schema.minItems, maxLength: schema.maxItems ?? 20 });
    case 'object':
      return objectOf(schema, hints);
    case undefined:
      return fc.constant(undefined);
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = LONGEST }: Schema): Arbitrary<string> {
  if (format === 'time-zone') return fc.constantFrom('UTC', 'Asia/Shanghai', 'America/New_York');
  // The server trims what people type before it checks the length.
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength }).filter((text) => text.trim().length >= minLength);
  return fc.string({ unit: 'binary', minLength, maxLength, size: 'medium' });
}

function objectOf(schema: Schema, hints: Hints): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames, minProperties: minKeys = 0 } = schema;
  if (propertyNames?.enum && typeof additionalProperties === 'object')
    return fc.dictionary(fc.constantFrom(...(propertyNames.enum as string[])), valueOf(additionalProperties, hints), { minKeys });
  const values = Object.entries(properties).map(([name, schema]) => [name, hinted(name, schema, hints)] as const);
  const known = fc.record(Object.fromEntries(values), { requiredKeys: required });
  if (additionalProperties === false || additionalProperties === undefined) return known;
  const names = Object.keys(hints).filter((name) => !(name in properties));
  const more = fc.dictionary(fc.constantFrom('state', 'code', 'error', ...names), fc.string(), { maxKeys: 3 });
  return fc.tuple(more, known).map(([extra, own]) => ({ ...extra, ...own }));
}

function hinted(name: string, schema: Schema, hints: Hints): Arbitrary<unknown> {
  const { [schema.format === 'uuid' ? `${name}:uuid` : name]: known = [] } = hints;
  const any = { weight: 1, arbitrary: valueOf(schema, hints) };
  return known.length ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, any) : any.arbitrary;
}
