import { directory as english } from '@/locales/en-US/studio/directory';
import { directory as chinese } from '@/locales/zh-CN/studio/directory';
import { addTexts } from '../../shown-texts';

// Only the page that manages the directory imports this module, so that other pages of the studio do not load these texts.
addTexts({ 'en-US': { directory: english }, 'zh-CN': { directory: chinese } });
