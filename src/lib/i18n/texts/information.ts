import { information as english } from '@/locales/en-US/information';
import { information as chinese } from '@/locales/zh-CN/information';
import { addTexts } from '../shown-texts';

// Only the reference shelf imports this module, so that other pages do not load these texts.
addTexts({ 'en-US': { information: english }, 'zh-CN': { information: chinese } });
