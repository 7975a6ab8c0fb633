const ENTRY = {
  ...{ id: null, version: null, kind: 'person', name: { 'en-US': 'N' }, role: null, department: null, email: null },
  ...{ phone: null, replyHours: null, hours: null, picture: null, position: null },
};

/** Invalid inputs for saving an entry of the directory. */
export const WRONG_ENTRIES: unknown[] = [
  {},
  ...[
    { id: 'Upper' },
    { version: '' },
    { kind: 'robot' },
    { name: {} },
    { name: { 'en-US': ' ' } },
    { name: { 'fr-FR': 'N' } },
    { name: { 'en-US': 'x'.repeat(121) } },
    { role: {} },
    { department: { 'en-US': 'x'.repeat(121) } },
    { email: 'nobody' },
    { phone: 'x'.repeat(61) },
    { replyHours: 0 },
    { replyHours: 501 },
    { hours: { 'en-US': 'x'.repeat(201) } },
    { picture: 'mine' },
    { position: 0 },
    { position: 2001 },
  ].map((wrong) => ({ ...ENTRY, ...wrong })),
];
