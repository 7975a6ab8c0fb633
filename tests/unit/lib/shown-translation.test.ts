import { addTexts, showTexts } from '@/lib/i18n/shown-texts';
import { shownTranslation } from '@/lib/i18n/shown-translation';

const textOf = (key: string): string => (shownTranslation('shell') as unknown as (key: string) => string)(key);

test('a text that a part brings along is found by translations that were requested before, also when it changes', () => {
  showTexts('en-US', { shell: { product: 'Portico' } });
  expect([textOf('product'), textOf('palette:open')]).toEqual(['Portico', 'palette:open']);
  addTexts({ 'en-US': { palette: { open: 'Open' } }, 'zh-CN': { palette: { open: '打开' } } });
  expect(textOf('palette:open')).toBe('Open');
  addTexts({ 'en-US': { palette: { open: 'Show' } }, 'zh-CN': { palette: { open: '打开' } } });
  expect(textOf('palette:open')).toBe('Show');
  showTexts('zh-CN', { shell: { product: 'Portico' } });
  expect(textOf('palette:open')).toBe('打开');
});
