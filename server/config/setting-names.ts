import { distance } from 'fastest-levenshtein';

/**
 * Minimum length of the settings that misspelt names are compared with; shorter settings resemble too many names, such as POST or
 * HOSTS.
 */
const MIN_LETTERS = 6;
const MAX_EDITS = 2;
/** Maximum length of words in which two edits make a different word: DATABASE_SSL is not DATABASE_URL. */
const SHORT_WORD = 4;
/** Prefix that many operators write before the names of our settings. */
const PREFIX = 'PORTICO_';
/** Names that are similar to our settings but belong to other programs. */
const FOREIGN = new Set(['LOGLEVEL']);
/** Variables that Kubernetes and Docker links set for each service, whatever its name. */
const SERVICE_LINK = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)$/;
const SERVICE_ADDRESS = /^(tcp|udp|sctp):\/\//;

/** Returns true for a variable that the platform sets for one of its services. */
export const isServiceLink = (name: string, value = ''): boolean =>
  SERVICE_LINK.test(name) || (name.endsWith('_PORT') && SERVICE_ADDRESS.test(value));

/** Returns the variables whose names are similar to an unset setting, each with that setting's name. */
export function allMisspelt(
  given: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): { name: string; setting: string }[] {
  return Object.entries(given).flatMap(([name, value]) => {
    if (settings.includes(name) || FOREIGN.has(name) || isServiceLink(name, value)) return [];
    const setting = settingLike(name, settings);
    return setting !== undefined && given[setting] === undefined ? [{ name: name.trim(), setting }] : [];
  });
}

/** Returns the setting with the most similar name; undefined if no setting is similar. */
export function settingLike(name: string, settings: readonly string[]): string | undefined {
  const bare = name.toUpperCase().startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
  const close = settings.filter(
    (setting) =>
      isClose(name, setting) || (bare !== name && (bare === setting || isClose(bare, setting))) || isPart(setting, name),
  );
  return close.sort((a, b) => distance(name, a) - distance(name, b))[0];
}

/** Returns true if the name extends the name of a setting that begins with our prefix. */
const isPart = (setting: string, name: string): boolean => setting.startsWith(PREFIX) && name.startsWith(`${setting}_`);

function isClose(name: string, setting: string): boolean {
  if (lettersOf(name) === lettersOf(setting)) return true;
  if (setting.length < MIN_LETTERS) return false;
  const edits = distance(name.toUpperCase(), setting);
  return edits <= 1 || (edits <= MAX_EDITS && !hasOtherShortWord(name.toUpperCase(), setting));
}

const lettersOf = (name: string): string => Array.from(name).sort().join('');

function hasOtherShortWord(name: string, setting: string): boolean {
  const words = name.split('_');
  return setting.split('_').some((word, at) => word.length <= SHORT_WORD && distance(word, words[at] ?? '') > 1);
}
