import type { Field } from 'contract/manage/fields';

const EMPTY: Partial<Record<Field['kind'], unknown>> = { switch: true, list: [], records: [] };

/** Returns a new record of a group of fields; optional fields are left out. */
export function emptyRecord({ name, fields }: { name: string; fields: readonly Field[] }): Record<string, unknown> {
  const values = fields.filter(({ required }) => required).map((field) => [field.name, EMPTY[field.kind] ?? ''] as const);
  return { ...(name && { kind: name }), ...Object.fromEntries(values) };
}
