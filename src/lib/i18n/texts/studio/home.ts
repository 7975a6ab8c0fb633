import { studioHome as english } from '@/locales/en-US/studio/home';
import { studioHome as chinese } from '@/locales/zh-CN/studio/home';
import { addTexts } from '../../shown-texts';

// Only the page that manages the home page imports this module, so that other pages of the studio do not load these texts.
addTexts({ 'en-US': { studioHome: english }, 'zh-CN': { studioHome: chinese } });
