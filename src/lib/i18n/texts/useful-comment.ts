import { usefulComment as english } from '@/locales/en-US/useful-comment';
import { usefulComment as chinese } from '@/locales/zh-CN/useful-comment';
import { addTexts } from '../shown-texts';

// Only the field for the comment imports this module, so that pages do not load these texts.
addTexts({ 'en-US': { usefulComment: english }, 'zh-CN': { usefulComment: chinese } });
