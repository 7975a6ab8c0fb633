import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

const convert = Converter({ from: 't', to: 'cn' });
const known = new Map<string, string>();

/** Returns a character in its simplified form and normal width (NFKC), from a cache. */
export function simplified(character: string): string {
  let form = known.get(character);
  if (form === undefined) {
    form = convert(character.normalize('NFKC'));
    known.set(character, form);
  }
  return form;
}

/** Returns the pinyin syllable of each character without tones (`lv` for 绿), as it is read in the words of the text. */
export const syllablesOf = (han: string): string[] => pinyin(han, { toneType: 'none', type: 'array', v: true });
