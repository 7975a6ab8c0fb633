import { answerGeneration, dropAnswers, keepAnswer, keptAnswer, leaveAnswers, takeLeftAnswers } from '@/lib/api/answer-cache';
import { announce } from '@/lib/session/session-events';
import { forgetShownAs } from '@/lib/session/see-as';
import { clearSession } from '@/lib/session/session';
import { beginWithPerson } from '@/lib/session/session-person';
import { PEOPLE } from '../../../mock/data/people';
import { signedIn } from '../../factories/session';

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
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
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

describe('the next load of the tab', () => {
  const stored = () => sessionStorage.getItem('portico.answers');
  /** Stores the answers as when a page is left, and drops those in memory as when a page is loaded. */
  const unload = () => {
    leaveAnswers();
    const left = stored();
    dropAnswers();
    if (left !== null) sessionStorage.setItem('portico.answers', left);
  };
  const reload = () => {
    unload();
    takeLeftAnswers();
  };

  beforeEach(() => {
    signedIn();
    beginWithPerson();
    keep('call');
  });

  test('has the answers, which are in the storage of the tab only between the two loads', () => {
    reload();
    expect(keptAnswer('call')).toBe('call');
    expect(stored()).toBeNull();
  });

  test('has them only as long as without a reload', () => {
    const now = Date.now();
    reload();
    jest.spyOn(Date, 'now').mockReturnValue(now + 6 * 60_000);
    expect(keptAnswer('call')).toBeUndefined();
  });

  test('has the twelve most recently used answers', () => {
    for (let i = 0; i < 12; i++) keep(`call ${i}`);
    reload();
    expect(keptAnswer('call')).toBeUndefined();
    expect(keptAnswer('call 0')).toBe('call 0');
    expect(keptAnswer('call 11')).toBe('call 11');
  });

  test.each([
    ['another person', () => signedIn('editor')],
    ['the same person with other roles', () => signedIn('employee', { userInfo: { ...PEOPLE.employee, roles: ['admin'] } })],
    ['nobody', clearSession],
  ])('has none for %s, and the storage is empty', (_, change) => {
    unload();
    change();
    takeLeftAnswers();
    expect(keptAnswer('call')).toBeUndefined();
    expect(stored()).toBeNull();
  });

  test('has none if it is of another release, whose program may not understand them', () => {
    const build = document.createElement('meta');
    build.name = 'portico-build';
    document.head.append(build);
    build.content = 'former';
    unload();
    build.content = 'newer';
    takeLeftAnswers();
    build.remove();
    expect(keptAnswer('call')).toBeUndefined();
    expect(stored()).toBeNull();
  });

  test('has none after the session ended in another tab while this one was left', () => {
    unload();
    announce('ended');
    takeLeftAnswers();
    expect(keptAnswer('call')).toBeUndefined();
    expect(stored()).toBeNull();
  });

  test('has none if another person has signed in before this one was left', () => {
    signedIn('editor');
    unload();
    expect(stored()).toBeNull();
    takeLeftAnswers();
    expect(keptAnswer('call')).toBeUndefined();
  });

  test('has none if they are too large, or if the stored text cannot be parsed', () => {
    keep('long', 'x'.repeat(500_000));
    reload();
    expect(keptAnswer('call')).toBeUndefined();
    sessionStorage.setItem('portico.answers', '{');
    takeLeftAnswers();
    expect(stored()).toBeNull();
  });

  test('has none in a tab that shows the portal as somebody else', () => {
    window.name = 'portico-see-as';
    sessionStorage.setItem('portico-see-as', 'null');
    leaveAnswers();
    forgetShownAs();
    expect(stored()).toBeNull();
  });
});
