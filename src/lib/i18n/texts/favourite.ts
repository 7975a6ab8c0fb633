import { favourite as english } from '@/locales/en-US/favourite';
import { favourite as chinese } from '@/locales/zh-CN/favourite';
import { addTexts } from '../shown-texts';

// Only the page of favourites imports this module, so that other pages do not load these texts.
addTexts({ 'en-US': { favourite: english }, 'zh-CN': { favourite: chinese } });
