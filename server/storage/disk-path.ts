import { join } from 'node:path';
import { checkedKey } from './file-store';

/** Returns the path of a file in a store on disk. Throws for anything that is no key. */
export const diskPath = (folder: string, key: string): string => join(folder, checkedKey(key).slice(0, 2), key);

/** Pattern of the folders of the store, named by the first two characters of keys. Other folders hold files of other kinds. */
export const KEY_FOLDER = /^[A-Za-z0-9][A-Za-z0-9-]$/;
