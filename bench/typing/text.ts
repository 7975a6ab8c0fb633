const WORDS =
  'Claims for travel are paid within ten days after the form with all its receipts has reached the finance desk of your office'.split(
    ' ',
  );

/** Returns Markdown of nearly `length` characters: headings, paragraphs with links and emphasis, lists and tables. */
export function longText(length: number): string {
  let text = blockOf(1);
  for (let number = 2; ; number++) {
    const longer = `${text}\n\n${blockOf(number)}`;
    if (longer.length > length) return text;
    text = longer;
  }
}

function blockOf(number: number): string {
  const rotated = WORDS.map((_, index) => WORDS[(index + number) % WORDS.length]).join(' ');
  if (number % 8 === 1) return `## Section ${number}`;
  if (number % 8 === 4) return [1, 2, 3].map((item) => `- ${rotated} ${item}`).join('\n');
  if (number % 16 === 7) return ['| Grade | Days |', '| --- | ---: |', `| A${number} | 25 |`, `| B${number} | 30 |`].join('\n');
  return `${number} ${rotated}, **as agreed**. See [the rules](https://portico.example/rules/${number}) and ${rotated}.`;
}
