import { hueOf, monogramOf } from '@/entities/person/monogram';

test.each([
  ['Amelia Hart', 'AH'],
  ['Joost van der Verhagen', 'JV'],
  ['émile', 'É'],
  ['沈悦', '沈'],
  ['陆文博', '陆'],
  ['顾天一', '顾'],
  ['欧阳文博', '欧'],
  ['鲁丝·阿德耶米', '鲁'],
  ['玛丽克·菲瑟', '玛'],
  ['悦', '悦'],
  ['', ''],
])('the letters of %p are %p', (name, letters) => {
  expect(monogramOf(name)).toBe(letters);
});

test('the hue of a name is always the same, and names differ', () => {
  expect(hueOf('Amelia Hart')).toBe(hueOf('Amelia Hart'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(hueOf)).size).toBe(7);
});
