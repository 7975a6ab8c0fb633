import { syllablesOf } from './chinese';
import { tokens, type Span } from './terms';

/** Mark terms that are the sound of Chinese, which may go on, and the sound of so much of it and no more; no word begins like these. */
const [SOUND, WHOLE] = ['~', '='];
/** Maximum number of syllables that are matched against a title at once. */
const MAX_SYLLABLES = 12;
/**
 * Maximum lengths for which sounds have terms of their own, in full and by initials; longer ones are rarer and are matched by
 * prefix.
 */
const [MAX_WHOLE, MIN_INITIALS, MAX_INITIALS] = [3, 2, 4];

export const soundTerm = (sound: string): string => SOUND + sound;
/** The term of these syllables or initials and no more; fewer titles have it, and an index need not collect all that begin so. */
export const wholeSoundTerm = (sound: string): string => WHOLE + sound;
export const isWholeSound = (term: string): boolean => term.startsWith(WHOLE);
export const isSound = (term: string): boolean => term.startsWith(SOUND) || isWholeSound(term);

/** How Chinese sounds, as it is typed. */
export const soundOf = (han: string): string => syllablesOf(han).join('');

/**
 * How a title sounds: from each of its Chinese characters on, the syllables in full (`~nianjiashenqing`) and their initials (`~njsq`),
 * so that whoever types the beginning of one finds it, and the first of them as they are (`=nian`, `=nianjia`, `=nj`).
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

/** The first sounds, at least and at most so many, as one word each. */
const beginningsOf = (sounds: readonly string[], least: number, limit: number): string[] =>
  sounds.slice(least - 1, limit).map((_, more) => sounds.slice(0, least + more).join(''));

/** The Chinese of a text that sounds like one of the terms, from its first syllable on. */
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

/** How many of the syllables a sound says, in full or by their initials; 0 when it says something else. */
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
