/**
 * One value of a list's state, stored as a parameter of the address. A default value is omitted, so that equal lists have equal
 * addresses.
 */
export interface AddressField<T> {
  read: (text: string | null) => T;
  /** Returns the text of the parameter, or null to omit it from the address. */
  write: (value: T) => string | null;
}
export type AddressFields<S> = { readonly [K in keyof S]: AddressField<S[K]> };

/** Maximum lengths of a query and an id that the server accepts; a longer value in an address is truncated. */
export const QUERY_LENGTH = 200;
const ID_LENGTH = 80;

export const queryField: AddressField<string> = {
  read: (text) => (text ?? '').trim().slice(0, QUERY_LENGTH),
  write: (value) => value.trim() || null,
};

export const idField: AddressField<string | null> = {
  read: (text) => text?.slice(0, ID_LENGTH) || null,
  write: (value) => value,
};

export const flagField: AddressField<boolean> = {
  read: (text) => text === '1',
  write: (value) => (value ? '1' : null),
};

export const pageField: AddressField<number> = {
  read: (text) => (text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1),
  write: (value) => (value > 1 ? String(value) : null),
};

const isDay = (text: string): boolean => {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
};

/** Field with a calendar day in the form `2026-12-18`, or null. */
export const dayField: AddressField<string | null> = {
  read: (text) => (text !== null && isDay(text) ? text : null),
  write: (value) => value,
};

/** Returns a field with one of the given words, or null. */
export const choiceField = <T extends string>(choices: readonly T[]): AddressField<T | null> => ({
  read: (text) => choices.find((choice) => choice === text) ?? null,
  write: (value) => value,
});

/** Returns a field with one of the given words; `usual` if the address has none, which is omitted from it. */
export const choiceWithDefault = <T extends string>(choices: readonly T[], usual: T): AddressField<T> => {
  const { read } = choiceField(choices);
  return { read: (text) => read(text) ?? usual, write: (value) => (value === usual ? null : value) };
};

export function readAddress<S extends object>(fields: AddressFields<S>, search: string): S {
  const params = new URLSearchParams(search);
  const entries = keysOf(fields).map((key) => [key, fields[key].read(params.get(key))]);
  return Object.fromEntries(entries) as S;
}

/** Returns the query string of a state, with its `?`; empty if every value is the default. */
export function writeAddress<S extends object>(fields: AddressFields<S>, state: S): string {
  const params = new URLSearchParams();
  for (const key of keysOf(fields)) {
    const text = fields[key].write(state[key]);
    if (text !== null) params.set(key, text);
  }
  return params.size ? `?${params.toString()}` : '';
}

const keysOf = <S extends object>(record: S) => Object.keys(record) as (keyof S & string)[];

/** Values of a list's state that leave nothing out of the list. */
const ARRANGEMENT: readonly unknown[] = ['sort', 'page'];

/** Returns whether a filter other than `except` is active. */
export const isFiltered = <S extends object>({ state, defaults }: { state: S; defaults: S }, except?: keyof S): boolean =>
  keysOf(state).some((key) => key !== except && !ARRANGEMENT.includes(key) && state[key] !== defaults[key]);
