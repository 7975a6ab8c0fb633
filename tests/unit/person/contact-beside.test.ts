import type { Person } from 'contract/person';
import { contactBeside } from '@/entities/person/contact-beside';

const owner: Person = {
  ...{ id: 'pay-desk', kind: 'desk', name: 'Pay desk', picture: null, role: null, department: null },
  ...{ email: 'pay@company.example', phone: '4125', replyHours: null, hours: null },
};

test.each([
  ['Pay@company.example', null],
  [' 4125 ', null],
  ['Pay desk', null],
  ['', null],
  [null, null],
  ['benefits@company.example', 'benefits@company.example'],
  ['Pay desk, room 4', 'Pay desk, room 4'],
])('the contact %p beside the card of its owner is %p', (contact, shown) => {
  expect(contactBeside({ owner, contact })).toBe(shown);
});

test('a contact without an owner is shown', () => {
  expect(contactBeside({ owner: null, contact: 'pay@company.example' })).toBe('pay@company.example');
});
