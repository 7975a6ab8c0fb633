import { seeAs as english } from '@/locales/en-US/studio/see-as';
import { seeAs as chinese } from '@/locales/zh-CN/studio/see-as';
import { addTexts } from '../../shown-texts';

// Only administrators load this module, so that other pages do not load these texts.
addTexts({ 'en-US': { seeAs: english }, 'zh-CN': { seeAs: chinese } });
