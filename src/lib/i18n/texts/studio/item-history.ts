import { itemHistory as english } from '@/locales/en-US/studio/item/item-history';
import { itemHistory as chinese } from '@/locales/zh-CN/studio/item/item-history';
import { addTexts } from '../../shown-texts';

// Only the history of an item imports this module, so that other pages of the studio do not load these texts.
addTexts({ 'en-US': { itemHistory: english }, 'zh-CN': { itemHistory: chinese } });
