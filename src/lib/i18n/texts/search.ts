import { search as english } from '@/locales/en-US/search';
import { search as chinese } from '@/locales/zh-CN/search';
import { addTexts } from '../shown-texts';

// Only the search page imports this module, so that other pages do not load these texts.
addTexts({ 'en-US': { search: english }, 'zh-CN': { search: chinese } });
