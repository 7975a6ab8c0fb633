/** Texts of the questions that a page must answer. */
export const contentTests = {
  title: 'Questions this page must answer',
  hint: 'What readers type when they need this page. The search is asked as one of them would: here while you write, and every night once the page is published.',
  label: 'Question {{number}}, {{language}}',
  add: 'Add a question',
  asking: 'Asking the search…',
  waiting: 'Asked as soon as the page could be published',
  first: 'Found: result {{place}}',
  low: 'Only result {{place}}; should be among the first three',
  none: 'Not found; should be among the first three',
  advice: 'Use words of the question in the title, the summary or the search words.',
  sunk: {
    title: 'Hard to find',
    text: 'Readers who ask this do not find the page among the first three results.',
    all: 'Show all {{formatted}}',
    asked: '“{{question}}”',
    place: 'result {{place}}',
    placeBefore: 'result {{place}}, before {{former}}',
    none: 'not found',
    noneBefore: 'not found, before result {{former}}',
  },
};
