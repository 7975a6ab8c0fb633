/** `npm run check:texts`: fails if the client is not complete in English and Chinese (decision 100). */
import { catalogue as english } from '../../src/locales/en-US/catalogue';
import { catalogue as chinese } from '../../src/locales/zh-CN/catalogue';
import { palette as paletteEnglish } from '../../src/locales/en-US/palette';
import { preview as previewEnglish } from '../../src/locales/en-US/preview';
import { palette as paletteChinese } from '../../src/locales/zh-CN/palette';
import { preview as previewChinese } from '../../src/locales/zh-CN/preview';
import { studioCatalogue as studioEnglish } from '../../src/locales/en-US/studio-catalogue';
import { studioCatalogue as studioChinese } from '../../src/locales/zh-CN/studio-catalogue';
import { textsOf } from './catalogues';
import { checkTexts } from './check';
import { EXCEPTIONS, judge } from './exceptions';
import { dateFieldsOf } from './formats';
import { clientFiles, clientRoots, programOf } from './program';

const program = programOf(clientRoots());
const findings = checkTexts({
  checker: program.getTypeChecker(),
  files: clientFiles(program),
  catalogues: {
    'en-US': textsOf({ ...english, ...studioEnglish, palette: paletteEnglish, preview: previewEnglish }),
    'zh-CN': textsOf({ ...chinese, ...studioChinese, palette: paletteChinese, preview: previewChinese }),
  },
  dateFields: dateFieldsOf(program),
});
const faults = judge(findings, EXCEPTIONS);
process.stdout.write(
  faults.length ? `${faults.join('\n')}\n` : 'Every text, date and number of the client is in both languages.\n',
);
process.exitCode = faults.length ? 1 : 0;
