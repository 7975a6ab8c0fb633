import { notice as english } from '@/locales/en-US/notice';
import { notice as chinese } from '@/locales/zh-CN/notice';
import { addTexts } from '../shown-texts';

// Only pages of notices import this module, so that other pages do not load these texts.
addTexts({ 'en-US': { notice: english }, 'zh-CN': { notice: chinese } });
