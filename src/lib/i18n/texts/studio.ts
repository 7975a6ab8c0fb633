import { studioCatalogue as english } from '@/locales/en-US/studio/studio-catalogue';
import { studioCatalogue as chinese } from '@/locales/zh-CN/studio/studio-catalogue';
import { addTexts } from '../shown-texts';

// Only pages under `/manage` import this module, so that readers do not load these texts.
addTexts({ 'en-US': english, 'zh-CN': chinese });
