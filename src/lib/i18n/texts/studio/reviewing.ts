import { reviewing as english } from '@/locales/en-US/studio/reviewing';
import { reviewing as chinese } from '@/locales/zh-CN/studio/reviewing';
import { addTexts } from '../../shown-texts';

// Only the places that need them import this module, so that the editor opens without these texts.
addTexts({ 'en-US': { reviewing: english }, 'zh-CN': { reviewing: chinese } });
