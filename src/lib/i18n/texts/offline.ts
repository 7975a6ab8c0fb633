import { offline as english } from '@/locales/en-US/offline/offline';
import { offline as chinese } from '@/locales/zh-CN/offline/offline';
import { addTexts } from '../shown-texts';

// Only the parts that read kept pages or list them import this module, so that other pages do not load these texts.
addTexts({ 'en-US': { offline: english }, 'zh-CN': { offline: chinese } });
