/** Texts of My work. */
export const myWork = {
  latest: 'You were writing',
  continue: 'Continue writing',
  saved: 'Saved {{age}}',
  unpublished: 'Not published yet',
  beside: 'Changes not published yet',
  missing: '{{language}} is missing',
  behind: 'A passage is behind',
  nothing: 'Nothing in progress',
  nothingText: 'What you write is saved as a draft and waits for you here.',
  start: 'Start something new',
  insightsOf: '{{views}}: insights for {{title}}',
  due: {
    title: 'Needs you',
    now: 'Needs you now',
    soon: 'In the next seven days',
    later: 'Later',
    ending: 'Expiring soon',
    returned: 'Returned {{age}}',
    expires: 'Expires {{time}}',
  },
  stale: {
    all: 'All {{formatted}} due for a check',
  },
  returned: {
    all: 'All {{formatted}} returned',
  },
  submitted: {
    title: 'Waiting for publication',
    all: 'All {{formatted}} waiting',
  },
  scheduled: {
    title: 'Scheduled',
    all: 'All {{formatted}} scheduled',
  },
  mine: {
    all: 'All {{formatted}} drafts',
  },
  others: {
    title: 'Drafts by others',
    all: 'All {{formatted}} drafts',
  },
  published: {
    title: 'Recently published',
    all: 'All {{formatted}} published',
  },
  expiring: {
    all: 'All {{formatted}} expiring',
  },
};
