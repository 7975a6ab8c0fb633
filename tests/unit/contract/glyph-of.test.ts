import { GLYPH_NAMES } from 'contract/core/glyphs';
import { glyphOf } from 'contract/core/glyph-of';
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
];

test.each(NAMES)('a reader of English or Chinese sees the same glyph for "%s" and "%s"', (english, chinese, glyph) => {
  expect([glyphOf([english]), glyphOf([chinese])]).toEqual([glyph, glyph]);
});

test('a reader sees the glyph of the first name that has a known word', () => {
  expect(glyphOf(['Northgate', 'Password safe', 'Leave'])).toBe('password');
});

test('a reader sees the portico for an unknown name and for no name', () => {
  expect([glyphOf(['Northgate']), glyphOf([])]).toEqual(['portico', 'portico']);
});

test('a word is only found at its beginning', () => {
  expect(glyphOf(['Let us do it', 'Reorganise'])).toBe('portico');
});

test.each(GLYPH_NAMES)('the glyph %s has an accent and lines within the grid', (name) => {
  for (const path of GLYPH_SHAPES[name]) expect(path).toMatch(/^M[\d .a-z-]+$/i);
});
