import { GLYPH_NAMES } from 'contract/core/glyphs';
import { classificationGlyph, glyphIn } from 'contract/core/glyph-of';
import { GLYPH_SHAPES } from '@/entities/glyph/glyph-shapes';

const NAMES: readonly (readonly [english: string, chinese: string, glyph: string])[] = [
  ['Travel and leave', '差旅与休假', 'travel'],
  ['Leave and time', '工时与休假', 'leave'],
  ['Finance and expenses', '财务与报销', 'expense'],
  ['Commuting and food', '通勤与餐饮', 'commute'],
  ['Devices and access', '设备与接入', 'laptop'],
  ['Accounts and access', '账号与权限', 'password'],
  ['Moving on', '转岗与离职', 'moving-on'],
  ['Parental leave', '产假与陪产假', 'childcare'],
  ['Contract seal', '合同用印', 'seal'],
  ['Rules', '规章', 'legal'],
  ['Assistance programme', '员工关爱计划', 'health'],
];

test.each(NAMES)('a reader of English or Chinese sees the same glyph for "%s" and "%s"', (english, chinese, glyph) => {
  expect([glyphIn([english]), glyphIn([chinese])]).toEqual([glyph, glyph]);
});

test('a reader sees the glyph of the first name that has a known word', () => {
  expect(glyphIn(['Northgate', 'Password safe', 'Leave'])).toBe('password');
});

test('an unknown name and no name stand for no glyph, and a classification then has the portico', () => {
  expect([glyphIn(['Northgate']), glyphIn([])]).toEqual([null, null]);
  expect(classificationGlyph({ 'en-US': 'Northgate' })).toBe('portico');
});

test('a glyph that was chosen for a classification wins over its name, unless there is no such glyph', () => {
  expect(classificationGlyph({ 'en-US': 'Leave' }, 'sport')).toBe('sport');
  expect(classificationGlyph({ 'en-US': 'Leave' }, 'ball')).toBe('leave');
});

test('a classification has the same glyph in all languages, by the first name that stands for one', () => {
  expect(classificationGlyph({ 'en-US': 'Northgate', 'zh-CN': '薪酬' })).toBe('payroll');
});

test.each(['Labour relations', 'Labels', 'Firewall', 'Taxi', '运营'])(
  '"%s" does not stand for a glyph by its beginning',
  (name) => {
    expect(glyphIn([name])).toBeNull();
  },
);

test('a word is only found at its beginning', () => {
  expect(glyphIn(['Let us do it', 'Reorganise'])).toBeNull();
});

test.each(GLYPH_NAMES)('the glyph %s has an accent and lines within the grid', (name) => {
  for (const path of GLYPH_SHAPES[name]) expect(path).toMatch(/^M[\d .a-z-]+$/i);
});
