import { tool as english } from '@/locales/en-US/tool';
import { tool as chinese } from '@/locales/zh-CN/tool';
import { addTexts } from '../shown-texts';

// Only the tool launcher imports this module, so that other pages do not load these texts.
addTexts({ 'en-US': { tool: english }, 'zh-CN': { tool: chinese } });
