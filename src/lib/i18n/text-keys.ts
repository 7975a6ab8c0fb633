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

/** Keys of a default namespace as they are, and of all given namespaces as `namespace:key`. */
type TextKey<Default extends Namespace, All extends Namespace> = KeysByNamespace[Default] | NamedKeysByNamespace[All];

/** Translation function for the texts of a default namespace by their keys, and of all given namespaces by `namespace:key`. */
export type Translation<Default extends Namespace, All extends Namespace = Default> = (
  key: TextKey<Default, All>,
  values?: TextValues,
) => string;
