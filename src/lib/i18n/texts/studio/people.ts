import { people as english } from '@/locales/en-US/studio/people';
import { people as chinese } from '@/locales/zh-CN/studio/people';
import { addTexts } from '../../shown-texts';

// Only the studio's people import this module, so that other pages of the studio do not load these texts.
addTexts({ 'en-US': { people: english }, 'zh-CN': { people: chinese } });
