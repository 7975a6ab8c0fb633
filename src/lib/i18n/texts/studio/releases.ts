import { releases as english } from '@/locales/en-US/studio/releases';
import { releases as chinese } from '@/locales/zh-CN/studio/releases';
import { addTexts } from '../../shown-texts';

// Only what shows releases imports this module, so that other pages of the studio do not load these texts.
addTexts({ 'en-US': { releases: english }, 'zh-CN': { releases: chinese } });
