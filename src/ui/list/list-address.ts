/** One value of a list's state as the address carries it. A default value is left out, so that equal lists have equal addresses. */
export interface AddressField<T> {
  read: (text: string | null) => T;
  /** `null` leaves the field out of the address. */
  write: (value: T) => string | null;
}
export type AddressFields<S> = { readonly [K in keyof S]: AddressField<S[K]> };

/** Longest query and id that the server takes; a longer one in an address is cut. */
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

/** A day of the calendar, as `2026-12-18`. */
export const dayField: AddressField<string | null> = {
  read: (text) => (text !== null && isDay(text) ? text : null),
  write: (value) => value,
};

/** One of a few words, or none of them. */
export const choiceField = <T extends string>(choices: readonly T[]): AddressField<T | null> => ({
  read: (text) => choices.find((choice) => choice === text) ?? null,
  write: (value) => value,
});

export function readAddress<S extends object>(fields: AddressFields<S>, search: string): S {
  const params = new URLSearchParams(search);
  const entries = keysOf(fields).map((key) => [key, fields[key].read(params.get(key))]);
  return Object.fromEntries(entries) as S;
}

/** The query string of a state, with its `?`; empty when every value is the default. */
export function writeAddress<S extends object>(fields: AddressFields<S>, state: S): string {
  const params = new URLSearchParams();
  for (const key of keysOf(fields)) {
    const text = fields[key].write(state[key]);
    if (text !== null) params.set(key, text);
  }
  return params.size ? `?${params.toString()}` : '';
}

const keysOf = <S extends object>(fields: AddressFields<S>) => Object.keys(fields) as (keyof S & string)[];
