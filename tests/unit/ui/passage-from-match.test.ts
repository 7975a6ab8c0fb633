import { passageFromMatch } from '@/features/search/found/passage-from-match';

const plain = (text: string) => ({ text, hit: false });
const hit = (text: string) => ({ text, hit: true });
const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('a passage begins with whole words shortly before its first match', () => {
  const parts = [plain('Bring both phones, or your badge if the old one is gone, and '), hit('leave'), plain(' with a code.')];
  expect(textOf(passageFromMatch(parts))).toBe('… old one is gone, and leave with a code.');
});

test('a Chinese passage begins shortly before its first match', () => {
  const parts = [
    plain('在线申请全天或半天年假，查询剩余天数，休假前办好工作交接。请提前申请，提前量不少于'),
    hit('休假'),
    plain('天数。'),
  ];
  const [lead] = passageFromMatch(parts);
  expect(lead?.text).toMatch(/^… .{20,24}$/u);
});

test('a passage with its match near the beginning, or without one, stays as it is', () => {
  const parts = [plain('Before you '), hit('leave'), plain(', hand in the badge.')];
  expect(passageFromMatch(parts)).toEqual(parts);
  const summary = [plain('A long summary that has none of the words of the query.'), plain(' … ')];
  expect(passageFromMatch(summary)).toEqual(summary);
});
