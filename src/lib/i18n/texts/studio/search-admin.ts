import { searchAdmin as english } from '@/locales/en-US/studio/search-admin';
import { searchAdmin as chinese } from '@/locales/zh-CN/studio/search-admin';
import { addTexts } from '../../shown-texts';

// Only the rules and reports of search import this module, so that other pages of the studio do not load these texts.
addTexts({ 'en-US': { searchAdmin: english }, 'zh-CN': { searchAdmin: chinese } });
