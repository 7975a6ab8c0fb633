import { personnel as english } from '@/locales/en-US/personnel';
import { personnel as chinese } from '@/locales/zh-CN/personnel';
import { addTexts } from '../shown-texts';

// Only pages of personnel import this module, so that other pages do not load these texts.
addTexts({ 'en-US': { personnel: english }, 'zh-CN': { personnel: chinese } });
