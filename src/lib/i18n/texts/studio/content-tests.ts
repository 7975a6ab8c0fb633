import { contentTests as english } from '@/locales/en-US/studio/content-tests';
import { contentTests as chinese } from '@/locales/zh-CN/studio/content-tests';
import { addTexts } from '../../shown-texts';

// Only the parts about questions import this module, so that the editor opens without these texts.
addTexts({ 'en-US': { contentTests: english }, 'zh-CN': { contentTests: chinese } });
