import { syllablesOf } from './chinese';
import { tokens, type Span } from './terms';

/** Prefixes of sound terms (pinyin): `SOUND` for terms that match by prefix, `WHOLE` for exact ones. No word begins with them. */
const [SOUND, WHOLE] = ['~', '='];
/** Maximum number of syllables that are matched against a title at once. */
const MAX_SYLLABLES = 12;
/**
 * Maximum number of syllables, and minimum and maximum number of initials, that have a `WHOLE` term. Longer sounds are rarer and are
 * matched by prefix.
 */
const [MAX_WHOLE, MIN_INITIALS, MAX_INITIALS] = [3, 2, 4];

export const soundTerm = (sound: string): string => SOUND + sound;
/** Returns the term for exactly these syllables or initials. It is faster than a prefix, for which the index collects all longer terms. */
export const wholeSoundTerm = (sound: string): string => WHOLE + sound;
export const isWholeSound = (term: string): boolean => term.startsWith(WHOLE);
export const isSound = (term: string): boolean => term.startsWith(SOUND) || isWholeSound(term);

/** Returns the pinyin of Chinese text as it is typed, without tones and spaces. */
export const soundOf = (han: string): string => syllablesOf(han).join('');

/**
 * Returns the sound terms of a title, from each of its Chinese characters on: the syllables in full (`~nianjiashenqing`) and their
 * initials (`~njsq`), which match by prefix, and the first few as exact terms (`=nian`, `=nianjia`, `=nj`).
 */
export function soundTerms(title: string): Set<string> {
  const terms = new Set<string>();
  for (const { han, word } of tokens(title)) {
    if (!han) continue;
    const syllables = syllablesOf(word);
    syllables.forEach((_, from) => {
      const said = syllables.slice(from, from + MAX_SYLLABLES);
      const initials = said.map((syllable) => syllable.charAt(0));
      terms.add(soundTerm(said.join('')));
      terms.add(soundTerm(initials.join('')));
      for (const whole of beginningsOf(said, 1, MAX_WHOLE)) terms.add(wholeSoundTerm(whole));
      for (const whole of beginningsOf(initials, MIN_INITIALS, MAX_INITIALS)) terms.add(wholeSoundTerm(whole));
    });
  }
  return terms;
}

/** Returns the first `least` to `limit` sounds, each time joined into one word. */
const beginningsOf = (sounds: readonly string[], least: number, limit: number): string[] =>
  sounds.slice(least - 1, limit).map((_, more) => sounds.slice(0, least + more).join(''));

/** Yields, for each run of Chinese and each term, the first stretch that sounds like the term, beginning at a syllable. */
export function* soundSpans(text: string, sounds: readonly string[]): Generator<Span> {
  for (const { han, word, text: written, start } of tokens(text)) {
    if (!han) continue;
    const characters = Array.from(written);
    const syllables = syllablesOf(word);
    for (const term of sounds) yield* stretchesOf(term, { characters, syllables, start });
  }
}

function* stretchesOf(
  term: string,
  { characters, syllables, start }: { characters: string[]; syllables: string[]; start: number },
): Generator<Span> {
  const sound = term.slice(SOUND.length);
  for (let from = 0; from < syllables.length; from += 1) {
    const count = saidBy(syllables.slice(from), sound);
    if (!count) continue;
    const at = start + characters.slice(0, from).join('').length;
    yield { start: at, end: at + characters.slice(from, from + count).join('').length, term, position: 0 };
    return;
  }
}

/** Returns the number of syllables that a sound covers, in full or by their initials; 0 if they do not match it. */
function saidBy(syllables: readonly string[], sound: string): number {
  let full = '';
  for (const [place, syllable] of syllables.entries()) {
    full += syllable;
    if (full.startsWith(sound)) return place + 1;
    if (!sound.startsWith(full)) break;
  }
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  return initials.startsWith(sound) ? sound.length : 0;
}
