import { studioForms as english } from '@/locales/en-US/studio/forms';
import { studioForms as chinese } from '@/locales/zh-CN/studio/forms';
import { addTexts } from '../../shown-texts';

// Only the forms that need them import this module, so that the editor opens without these texts.
addTexts({ 'en-US': { studioForms: english }, 'zh-CN': { studioForms: chinese } });
