import { session as english } from '@/locales/en-US/session';
import { session as chinese } from '@/locales/zh-CN/session';
import { addTexts } from '../shown-texts';

// Only pages and dialogs of signing in import this module, so that other pages do not load these texts.
addTexts({ 'en-US': { session: english }, 'zh-CN': { session: chinese } });
