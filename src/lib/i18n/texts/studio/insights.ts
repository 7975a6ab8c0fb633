import { insights as english } from '@/locales/en-US/studio/insights';
import { insights as chinese } from '@/locales/zh-CN/studio/insights';
import { addTexts } from '../../shown-texts';

// Only the insights import this module, so that other pages of the studio do not load these texts.
addTexts({ 'en-US': { insights: english }, 'zh-CN': { insights: chinese } });
