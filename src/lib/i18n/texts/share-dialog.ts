import { shareDialog as english } from '@/locales/en-US/share-dialog';
import { shareDialog as chinese } from '@/locales/zh-CN/share-dialog';
import { addTexts } from '../shown-texts';

// Only dialogs and fields that copy a link import this module, so that pages do not load these texts.
addTexts({ 'en-US': { shareDialog: english }, 'zh-CN': { shareDialog: chinese } });
