import type { EveryText } from '@/locales/texts';
import type { TextValues } from './translator';

export type Namespace = keyof EveryText;

/** Keys of nested texts, joined by dots. The plural forms of a text have one key. */
type KeysIn<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeysIn<T[K]>}`;
}[keyof T & string];
type WithoutPlural<K extends string> = K extends `${infer Singular}_${'one' | 'other'}` ? Singular : K;

/** Keys of all namespaces, computed once for all uses. */
type KeysByNamespace = { [N in Namespace]: KeysIn<EveryText[N]> };
type NamedKeysByNamespace = { [N in Namespace]: `${N}:${KeysByNamespace[N]}` };

/** Keys that a translation function accepts: those of its first namespace as they are, those of the others as `namespace:key`. */
type TextKey<First extends Namespace, Others extends Namespace> = KeysByNamespace[First] | NamedKeysByNamespace[Others];

/** Translation function for the texts of a namespace, and of others by `namespace:key`. */
export type Translation<First extends Namespace, Others extends Namespace = First> = (
  key: TextKey<First, Others>,
  values?: TextValues,
) => string;
