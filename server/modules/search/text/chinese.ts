import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

const convert = Converter({ from: 't', to: 'cn' });
const known = new Map<string, string>();

/** One character as it is written on the mainland and in full, whatever variant it came as. */
export function simplified(character: string): string {
  let form = known.get(character);
  if (form === undefined) {
    form = convert(character.normalize('NFKC'));
    known.set(character, form);
  }
  return form;
}

/** The syllable of each character without tones (`lv` for 绿), by the words that the characters make. */
export const syllablesOf = (han: string): string[] => pinyin(han, { toneType: 'none', type: 'array', v: true });
