import { bulkCare as english } from '@/locales/en-US/studio/bulk-care';
import { bulkCare as chinese } from '@/locales/zh-CN/studio/bulk-care';
import { addTexts } from '../../shown-texts';

// Only the places that need them import this module, so that the editor opens without these texts.
addTexts({ 'en-US': { bulkCare: english }, 'zh-CN': { bulkCare: chinese } });
