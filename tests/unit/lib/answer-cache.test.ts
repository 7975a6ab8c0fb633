import { answerGeneration, dropAnswers, keepAnswer, keptAnswer } from '@/lib/api/answer-cache';

const keep = (key: string, data: unknown = key) => {
  keepAnswer(key, data, answerGeneration());
};

afterEach(dropAnswers);

test('keeps 60 answers and drops the least recently used one first', () => {
  for (let i = 0; i < 60; i++) keep(`call ${i}`);
  expect(keptAnswer('call 0')).toBe('call 0');
  keep('one more');
  expect(keptAnswer('call 0')).toBe('call 0');
  expect(keptAnswer('call 1')).toBeUndefined();
});

test('returns no answer that is older than five minutes', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  keep('call');
  now.mockReturnValue(5 * 60_000);
  expect(keptAnswer('call')).toBe('call');
  now.mockReturnValue(5 * 60_000 + 1);
  expect(keptAnswer('call')).toBeUndefined();
});

test('keeps no answer that was requested before the last drop', () => {
  const before = answerGeneration();
  dropAnswers();
  keepAnswer('call', 'old', before);
  expect(keptAnswer('call')).toBeUndefined();
});
