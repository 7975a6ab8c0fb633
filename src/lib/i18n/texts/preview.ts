import { preview as english } from '@/locales/en-US/preview';
import { preview as chinese } from '@/locales/zh-CN/preview';
import { addTexts } from '../shown-texts';

// Only previews of drafts import this module, so that readers do not load these texts.
addTexts({ 'en-US': { preview: english }, 'zh-CN': { preview: chinese } });
