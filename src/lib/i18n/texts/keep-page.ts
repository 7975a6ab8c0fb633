import { keepPage as english } from '@/locales/en-US/offline/keep-page';
import { keepPage as chinese } from '@/locales/zh-CN/offline/keep-page';
import { addTexts } from '../shown-texts';

// Only the dialog that keeps a page imports this module, so that pages do not load these texts.
addTexts({ 'en-US': { keepPage: english }, 'zh-CN': { keepPage: chinese } });
