/** Texts about the people and desks that readers may ask. */
export const person = {
  ask: 'Whom to ask',
  orContact: 'Or contact',
  hotline: 'Hotline',
  write: 'Write e-mail',
  writeTo: 'Write e-mail to {{name}}, {{address}}',
  call: 'Call {{number}}',
  callTo: 'Call {{number}}, {{name}}',
  reply: {
    hours_one: 'Usually answers within an hour',
    hours_other: 'Usually answers within {{count}} hours',
    days_one: 'Usually answers within a day',
    days_other: 'Usually answers within {{count}} days',
    weeks_one: 'Usually answers within a week',
    weeks_other: 'Usually answers within {{count}} weeks',
  },
};
