import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Expectation {
  level: Level;
  pattern: RegExp;
  met: boolean;
}

let unexpected: string[] = [];
let expected: Expectation[] = [];

/** As the console prints it, but of an error its message alone. */
const textOf = (parts: unknown[]): string => format(...parts.map((part) => (part instanceof Error ? part.message : part)));

function take(level: Level, parts: unknown[]): void {
  const text = textOf(parts);
  const expectation = expected.find((candidate) => candidate.level === level && candidate.pattern.test(text));
  if (expectation) expectation.met = true;
  else unexpected.push(`console.${level}: ${text}`);
}

/** This test will make the console say so, any number of times; it fails when that never happens. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern, met: false });
}

export function guardConsole(): void {
  unexpected = [];
  expected = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      take(level, parts);
    });
  }
}

/** Fails the test for whatever the console said unexpectedly, or did not say as expected. */
export function checkConsole(): void {
  const silent = expected
    .filter(({ met }) => !met)
    .map(({ level, pattern }) => `nothing on console.${level} matched ${String(pattern)}`);
  const problems = [...unexpected, ...silent];
  if (problems.length) throw new Error(problems.join('\n'));
}
