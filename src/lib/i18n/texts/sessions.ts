import { sessions as english } from '@/locales/en-US/sessions';
import { sessions as chinese } from '@/locales/zh-CN/sessions';
import { addTexts } from '../shown-texts';

// Only the list of sessions imports this module, so that other pages do not load these texts.
addTexts({ 'en-US': { sessions: english }, 'zh-CN': { sessions: chinese } });
