import { shortcutsEditor as english } from '@/locales/en-US/shortcuts-editor';
import { shortcutsEditor as chinese } from '@/locales/zh-CN/shortcuts-editor';
import { addTexts } from '../shown-texts';

// Only the editor of the links imports this module, so that other pages do not load these texts.
addTexts({ 'en-US': { shortcutsEditor: english }, 'zh-CN': { shortcutsEditor: chinese } });
