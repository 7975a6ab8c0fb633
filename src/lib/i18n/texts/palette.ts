import { palette as english } from '@/locales/en-US/palette';
import { palette as chinese } from '@/locales/zh-CN/palette';
import { addTexts } from '../shown-texts';

// Only the search palette imports this module, so that pages do not load these texts before it is opened.
addTexts({ 'en-US': { palette: english }, 'zh-CN': { palette: chinese } });
