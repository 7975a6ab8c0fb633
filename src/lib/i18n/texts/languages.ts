import { languages as english } from '@/locales/en-US/studio/languages';
import { languages as chinese } from '@/locales/zh-CN/studio/languages';
import { addTexts } from '../shown-texts';

// Only the editor's list of stale passages imports this module. It is loaded for items in two languages.
addTexts({ 'en-US': { languages: english }, 'zh-CN': { languages: chinese } });
