import { service as english } from '@/locales/en-US/service';
import { service as chinese } from '@/locales/zh-CN/service';
import { addTexts } from '../shown-texts';

// Only pages of services import this module, so that other pages do not load these texts.
addTexts({ 'en-US': { service: english }, 'zh-CN': { service: chinese } });
