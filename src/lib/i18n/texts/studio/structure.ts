import { departments as englishDepartments } from '@/locales/en-US/studio/departments';
import { departments as chineseDepartments } from '@/locales/zh-CN/studio/departments';
import { structure as english } from '@/locales/en-US/studio/structure';
import { structure as chinese } from '@/locales/zh-CN/studio/structure';
import { addTexts } from '../../shown-texts';

// Only the page with the categories imports this module, so that other pages of the studio do not load these texts.
addTexts({
  'en-US': { structure: english, departments: englishDepartments },
  'zh-CN': { structure: chinese, departments: chineseDepartments },
});
