import type { MarkdownIt, Token } from 'markdown-it';

/**
 * Adds durations to the steps of a parser: emphasis directly behind the bold words at the beginning of a step, as in
 * `1. **Check** *10 days*`, gets the attribute `data-duration`.
 */
export function stepDurations(md: MarkdownIt): void {
  md.core.ruler.push('step_durations', ({ tokens }) => {
    let depth = 0;
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'container_steps_open') depth += 1;
      if (token.type === 'container_steps_close') depth -= 1;
      const isBeginning = tokens[index - 2]?.type === 'list_item_open' && token.type === 'inline';
      if (depth && isBeginning) durationOf(token.children ?? [])?.attrSet('data-duration', '');
    }
  });
}

/** Returns the emphasis directly behind the bold words that a line begins with; undefined if there is none. */
function durationOf(line: readonly Token[]): Token | undefined {
  const words = line.filter(({ type, content }) => type !== 'text' || content.trim());
  if (words[0]?.type !== 'strong_open') return undefined;
  const next = words[words.findIndex(({ type }) => type === 'strong_close') + 1];
  return next?.type === 'em_open' ? next : undefined;
}
