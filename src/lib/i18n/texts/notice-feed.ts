import { noticeFeed as english } from '@/locales/en-US/notice-feed';
import { noticeFeed as chinese } from '@/locales/zh-CN/notice-feed';
import { addTexts } from '../shown-texts';

// Only what shows feeds of notices imports this module, so that other pages do not load these texts.
addTexts({ 'en-US': { noticeFeed: english }, 'zh-CN': { noticeFeed: chinese } });
