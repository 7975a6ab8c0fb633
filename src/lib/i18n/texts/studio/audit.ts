import { audit as english } from '@/locales/en-US/studio/audit';
import { audit as chinese } from '@/locales/zh-CN/studio/audit';
import { addTexts } from '../../shown-texts';

// Only the audit log imports this module, so that other pages of the studio do not load these texts.
addTexts({ 'en-US': { audit: english }, 'zh-CN': { audit: chinese } });
