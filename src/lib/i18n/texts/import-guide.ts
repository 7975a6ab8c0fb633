import { importGuide as english } from '@/locales/en-US/import-guide';
import { importGuide as chinese } from '@/locales/zh-CN/import-guide';
import { addTexts } from '../shown-texts';

// Only the guide to importing imports this module, so that other pages do not load these texts.
addTexts({ 'en-US': { importGuide: english }, 'zh-CN': { importGuide: chinese } });
