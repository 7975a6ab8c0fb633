/** `npm run check:texts`: fails if the client is not complete in English and Chinese (decision 100). */
import { catalogue as english } from '../../src/locales/en-US/catalogue';
import { catalogue as chinese } from '../../src/locales/zh-CN/catalogue';
import { partTexts as partsEnglish } from '../../src/locales/en-US/part-texts';
import { partTexts as partsChinese } from '../../src/locales/zh-CN/part-texts';
import { studioCatalogue as studioEnglish } from '../../src/locales/en-US/studio/studio-catalogue';
import { studioCatalogue as studioChinese } from '../../src/locales/zh-CN/studio/studio-catalogue';
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
    'en-US': textsOf({ ...english, ...partsEnglish, ...studioEnglish }),
    'zh-CN': textsOf({ ...chinese, ...partsChinese, ...studioChinese }),
  },
  dateFields: dateFieldsOf(program),
});
const faults = judge(findings, EXCEPTIONS);
process.stdout.write(
  faults.length ? `${faults.join('\n')}\n` : 'Every text, date and number of the client is in both languages.\n',
);
process.exitCode = faults.length ? 1 : 0;
