import { welfare as english } from '@/locales/en-US/welfare';
import { welfare as chinese } from '@/locales/zh-CN/welfare';
import { addTexts } from '../shown-texts';

// Only pages of welfare import this module, so that other pages do not load these texts.
addTexts({ 'en-US': { welfare: english }, 'zh-CN': { welfare: chinese } });
