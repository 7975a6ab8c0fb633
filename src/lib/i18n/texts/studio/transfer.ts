import { transfer as english } from '@/locales/en-US/studio/transfer';
import { transfer as chinese } from '@/locales/zh-CN/studio/transfer';
import { addTexts } from '../../shown-texts';

// Only the studio's transfer imports this module, so that other pages of the studio do not load these texts.
addTexts({ 'en-US': { transfer: english }, 'zh-CN': { transfer: chinese } });
