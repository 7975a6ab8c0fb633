import { format } from 'node:util';

type Level = 'error' | 'warn';

interface Expectation {
  level: Level;
  pattern: RegExp;
  met: boolean;
}

let unexpected: string[] = [];
let expected: Expectation[] = [];

/** Returns the text as the console prints it; of an error, only the message. */
const textOf = (parts: unknown[]): string => format(...parts.map((part) => (part instanceof Error ? part.message : part)));

function take(level: Level, parts: unknown[]): void {
  const text = textOf(parts);
  const expectation = expected.find((candidate) => candidate.level === level && candidate.pattern.test(text));
  if (expectation) expectation.met = true;
  else unexpected.push(`console.${level}: ${text}`);
}

/** Expects a matching console message in this test, any number of times. The test fails if there is none. */
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

/** Throws if there was an unexpected console message, or an expected one is missing. */
export function checkConsole(): void {
  const silent = expected
    .filter(({ met }) => !met)
    .map(({ level, pattern }) => `nothing on console.${level} matched ${String(pattern)}`);
  const problems = [...unexpected, ...silent];
  if (problems.length) throw new Error(problems.join('\n'));
}
