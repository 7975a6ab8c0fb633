import { myWork as english } from '@/locales/en-US/studio/my-work';
import { myWork as chinese } from '@/locales/zh-CN/studio/my-work';
import { addTexts } from '../../shown-texts';

// Only the places that need them import this module, so that the editor opens without these texts.
addTexts({ 'en-US': { myWork: english }, 'zh-CN': { myWork: chinese } });
