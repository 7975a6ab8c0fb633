import { home as english } from '@/locales/en-US/home';
import { home as chinese } from '@/locales/zh-CN/home';
import { addTexts } from '../shown-texts';

// Only the home page imports this module, so that other pages do not load these texts.
addTexts({ 'en-US': { home: english }, 'zh-CN': { home: chinese } });
