import { hueOf, monogramOf } from '@/entities/person/monogram';

test.each([
  ['Amelia Hart', 'AH'],
  ['Joost van der Verhagen', 'JV'],
  ['émile', 'É'],
  ['沈悦', '悦'],
  ['陆文博', '文博'],
  ['欧阳文博', '文博'],
  ['鲁丝·阿德耶米', '鲁丝'],
  ['玛丽克·菲瑟', '玛'],
  ['悦', '悦'],
  ['', ''],
])('the letters of %p are %p', (name, letters) => {
  expect(monogramOf(name)).toBe(letters);
});

test('the hue of a person is always the same, and people differ', () => {
  expect(hueOf('amelia-hart')).toBe(hueOf('amelia-hart'));
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(hueOf)).size).toBe(7);
});
