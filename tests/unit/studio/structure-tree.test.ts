import { dropPlace, placeAfter, rowsOf, withPlace, type Category } from '@/features/studio/structure/tree';

const category = (id: string, parent: string | null = null): Category => ({
  ...{ id, parent, names: { 'en-US': id }, glyph: null, shownGlyph: 'portico' },
  ...{ items: 0, itemsWithin: 0 },
});
const TREE = [category('a'), category('b', 'a'), category('c', 'b'), category('d'), category('e')];
const rows = rowsOf(TREE);
const find = (id: string): Category => TREE.find((each) => each.id === id) ?? category(id);

test('a category is dropped at the level that the rows around it allow', () => {
  const drop = (active: string, over: string, wanted: number) => dropPlace(rows, { active, over, wanted, height: 1 });
  expect(drop('e', 'b', 0)).toEqual({ parent: 'a', index: 0, level: 1 });
  expect(drop('e', 'd', 0)).toEqual({ parent: null, index: 1, level: 0 });
  expect(drop('e', 'd', 1)).toEqual({ parent: 'a', index: 1, level: 1 });
  expect(drop('e', 'd', 9)).toEqual({ parent: 'c', index: 0, level: 3 });
  expect(drop('e', 'a', 5)).toEqual({ parent: null, index: 0, level: 0 });
  expect(drop('e', 'e', 1)).toEqual({ parent: 'd', index: 0, level: 1 });
});

test('a category is moved by steps as far as there is room', () => {
  expect(placeAfter(TREE, find('a'), 'up')).toBeNull();
  expect(placeAfter(TREE, find('a'), 'down')).toEqual({ parent: null, index: 1 });
  expect(placeAfter(TREE, find('a'), 'in')).toBeNull();
  expect(placeAfter(TREE, find('c'), 'out')).toEqual({ parent: 'a', index: 1 });
  expect(placeAfter(TREE, find('d'), 'in')).toEqual({ parent: 'a', index: 1 });
  expect(placeAfter([category('z'), ...TREE, category('f', 'c')], find('a'), 'in')).toBeNull();
});

test('a category takes those below it along', () => {
  const moved = withPlace(TREE, 'b', { parent: 'e', index: 0 });
  expect(moved.map(({ id }) => id)).toEqual(['a', 'd', 'e', 'b', 'c']);
});
