import { act, render } from '@testing-library/react';
import { PorticoDrawing } from '@/ui/primitives/PorticoDrawing';
import { seasonOf } from '@/ui/portico/season';
import { skyOf } from '@/ui/portico/sky';

const at = (hour: number, minute = 0) => new Date(2026, 2, 10, hour, minute);

test.each([
  [4, 59, 'night'],
  [5, 0, 'dawn'],
  [7, 59, 'dawn'],
  [8, 0, 'day'],
  [16, 59, 'day'],
  [17, 0, 'dusk'],
  [19, 59, 'dusk'],
  [20, 0, 'night'],
  [0, 0, 'night'],
])('a reader at %i:%i sees the sky of the %3$s', (hour, minute, part) => {
  expect(skyOf(at(hour, minute)).part).toBe(part);
});

test('a reader sees the sun low at the left in the morning, above the roof at noon and low at the right in the evening', () => {
  const [morning, noon, evening] = [skyOf(at(5)), skyOf(at(12, 30)), skyOf(at(19, 59))];
  expect([morning, noon]).toEqual([
    { part: 'dawn', x: 104, y: 300 },
    { part: 'day', x: 360, y: 66 },
  ]);
  expect(evening.x).toBeGreaterThan(610);
  expect(evening.y).toBeGreaterThan(290);
});

test('the moon and the sun stay within the drawing at every minute', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const { x, y } = skyOf(at(0, minute));
    expect(x >= 66 && x <= 654 && y >= 66 && y <= 300).toBe(true);
  }
});

test.each([
  ['winter', [11, 0, 1]],
  ['spring', [2, 3, 4]],
  ['summer', [5, 6, 7]],
  ['autumn', [8, 9, 10]],
] as const)('a reader sees %s in its three months', (season, months) => {
  for (const month of months)
    expect([seasonOf(new Date(2026, month, 1)), seasonOf(new Date(2026, month, 28))]).toEqual([season, season]);
});

describe('while the page is open', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: at(16, 59) });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const partOf = (container: HTMLElement) => container.querySelector('svg')?.getAttribute('data-part');

  test('a reader sees dusk when the hour passes, in a drawing of the same size', () => {
    const { container } = render(<PorticoDrawing />);
    const viewBox = container.querySelector('svg')?.getAttribute('viewBox');
    expect(partOf(container)).toBe('day');
    act(() => {
      jest.advanceTimersByTime(61_000);
    });
    expect(partOf(container)).toBe('dusk');
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(viewBox);
  });

  test('a reader who comes back to the page sees the present hour', () => {
    const { container } = render(<PorticoDrawing />);
    jest.setSystemTime(at(22));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(partOf(container)).toBe('night');
  });
});
