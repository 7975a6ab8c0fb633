import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimIn, NotAdmitted, personFrom } from '../../../server/modules/session/claims';
import { CLAIM_MAPPING } from '../../../server/config/claim-mapping';

const nobody = { sub: 'x' };

describe('the claims of an identity provider', () => {
  test('say which claim granted each role, and by which value', () => {
    const sourcesOf = (claims: object, mapping = CLAIM_MAPPING): unknown =>
      JSON.parse(personFrom({ ...nobody, ...claims }, undefined, mapping).role_sources ?? '');
    const everyone = { role: 'employee', claim: null, value: null };
    assert.deepEqual(sourcesOf({ groups: ['x', 'portico-admin'], roles: 'editor' }), [
      everyone,
      { role: 'editor', claim: 'roles', value: 'editor' },
      { role: 'admin', claim: 'groups', value: 'portico-admin' },
    ]);
    const mapping = {
      ...CLAIM_MAPPING,
      roleValues: { employee: ['staff'], editor: [], admin: [] },
      areaValues: { news: ['news-desk'] },
    };
    assert.deepEqual(sourcesOf({ groups: ['news-desk'] }, mapping), [
      { role: 'employee', claim: 'groups', value: 'news-desk' },
      { role: 'editor', claim: 'groups', value: 'news-desk' },
    ]);
  });

  test('create the person, each value from the first claim present', () => {
    const person = personFrom(
      {
        sub: 'u1',
        preferred_username: 'ada',
        email: 'ada@a.example',
        department: ' Finance ',
        office_location: 'Oslo',
        picture: 'https://a.example/a.png',
        locale: 'zh-CN',
      },
      'en',
    );
    assert.deepEqual(person, {
      name: 'ada',
      email: 'ada@a.example',
      department: 'Finance',
      location: 'Oslo',
      avatar_url: 'https://a.example/a.png',
      roles: ['employee'],
      role_sources: '[{"role":"employee","claim":null,"value":null}]',
      editor_areas: [],
      editor_departments: [],
      editor_permissions: ['write', 'publish', 'review'],
      locale: 'zh-CN',
    });
  });

  test('accept a picture URL, normalized, up to a maximum length', () => {
    const pictureOf = (picture: string) => personFrom({ ...nobody, picture }, undefined).avatar_url;
    assert.equal(pictureOf('https://内网.example/照 片.png'), 'https://xn--v6q792i.example/%E7%85%A7%20%E7%89%87.png');
    assert.equal(pictureOf('https://a b.example/a.png'), null);
    assert.equal(pictureOf(`https://a.example/${'片'.repeat(100)}.png`), null);
  });

  test('create an employee with a name even from minimal claims', () => {
    const { name, email, department, roles } = personFrom({ sub: 'u2' }, undefined);
    assert.deepEqual({ name, email, department, roles }, { name: 'u2', email: '', department: null, roles: ['employee'] });
  });

  for (const [claims, roles] of [
    [{ roles: 'admin' }, ['employee', 'admin']],
    [{ groups: ['staff', 'portico-editor'] }, ['employee', 'editor']],
    [{ roles: ['editor'], groups: ['portico-admin'] }, ['employee', 'editor', 'admin']],
    [{ roles: ['Admin', 'superuser', 7, null, ['admin'], { admin: true }] }, ['employee']],
    [{ roles: { admin: true } }, ['employee']],
  ] as const) {
    test(`map ${JSON.stringify(claims)} to the roles ${roles.join(', ')}`, () => {
      assert.deepEqual(personFrom({ ...nobody, ...claims }, undefined).roles, roles);
    });
  }

  test('map company role names as configured', () => {
    const roleValues = { employee: [], editor: ['Redaktion'], admin: [] };
    const mapping = { ...CLAIM_MAPPING, roles: ['https://company/roles'], roleValues };
    assert.deepEqual(
      personFrom({ ...nobody, 'https://company/roles': ['Redaktion'], roles: ['admin'] }, undefined, mapping).roles,
      ['employee', 'editor'],
    );
  });

  for (const [name, claims] of [
    ['realm_access.roles', { realm_access: { roles: ['lead'] } }],
    ['resource_access.my.portal.roles', { resource_access: { 'my.portal': { roles: ['lead'] } } }],
    ['https://company.example/roles', { 'https://company.example/roles': ['lead'] }],
    ['https://company.example/app.roles', { 'https://company.example/app': { roles: 'lead' } }],
    ['a.b', { 'a.b': 'lead', a: { b: 'other' } }],
  ] as const) {
    test(`are found by the name ${name}`, () => {
      const mapping = { ...CLAIM_MAPPING, roles: [name], roleValues: { employee: [], editor: [], admin: ['lead'] } };
      assert.deepEqual(personFrom({ ...nobody, ...claims }, undefined, mapping).roles, ['employee', 'admin']);
    });
  }

  for (const name of [
    'realm_access',
    'realm_access.',
    '.roles',
    'roles.length',
    'constructor.name',
    '__proto__.x',
    'sub.length',
    'list.0',
  ])
    test(`yield no value at ${name}`, () => {
      assert.equal(claimIn({ sub: 'x', list: ['a'], realm_access: undefined, roles: [] }, name), undefined);
    });

  test('grant a role by any of hundreds of groups, whatever the length of its name', () => {
    const group = `CN=Portal administrators,${'OU=a very long unit,'.repeat(10)}DC=company,DC=example`;
    const groups = [...Array.from({ length: 300 }, (_, index) => `group-${index}`), group];
    const roleValues = { ...CLAIM_MAPPING.roleValues, admin: [group] };
    assert.deepEqual(personFrom({ ...nobody, groups }, undefined, { ...CLAIM_MAPPING, roleValues }).roles, ['employee', 'admin']);
  });

  test('grant an editor one area by a value of that area only', () => {
    const mapping = { ...CLAIM_MAPPING, areaValues: { notice: ['8f3a'], service: ['77bc'] } };
    const { roles, editor_areas } = personFrom(
      { ...nobody, groups: ['8f3a'], editor_areas: ['notice', 'tool'] },
      undefined,
      mapping,
    );
    assert.deepEqual(
      [roles, editor_areas],
      [
        ['employee', 'editor'],
        ['notice', 'tool'],
      ],
    );
  });

  test('refuse people without a mapped role, except editors and administrators', () => {
    const mapping = { ...CLAIM_MAPPING, roleValues: { ...CLAIM_MAPPING.roleValues, employee: ['staff'] } };
    const rolesOf = (roles: string[]) => personFrom({ ...nobody, roles }, undefined, mapping).roles;
    assert.throws(() => rolesOf([]), NotAdmitted);
    assert.throws(() => rolesOf(['guest']), NotAdmitted);
    assert.deepEqual(rolesOf(['staff']), ['employee']);
    assert.deepEqual(rolesOf(['admin']), ['employee', 'admin']);
  });

  test('grant all permissions of an editor unless they name some of them', () => {
    const granted = (editor_permissions?: unknown) => personFrom({ ...nobody, editor_permissions }, undefined).editor_permissions;
    assert.deepEqual(granted(), ['write', 'publish', 'review']);
    assert.deepEqual(granted(['notice:publish', 'write', 'everything:publish']), ['write', 'notice:publish']);
    assert.deepEqual(granted('nothing'), []);
  });
  test('grant areas to edit and ignore unknown ones', () => {
    const { editor_areas, editor_departments } = personFrom(
      { ...nobody, editor_areas: ['service', 'everything', 'notice'], editor_departments: 'Finance' },
      undefined,
    );
    assert.deepEqual(
      { editor_areas, editor_departments },
      { editor_areas: ['service', 'notice'], editor_departments: ['Finance'] },
    );
  });

  test('are cleaned of values that a database, cookie or page cannot handle', () => {
    const { name, email, department, avatar_url } = personFrom(
      {
        ...nobody,
        name: `Eve\u0000\r\n${'陈'.repeat(500)}`,
        email: { $ne: '' },
        department: '\u0000',
        picture: 'javascript:alert(1)',
      },
      undefined,
    );
    assert.equal(name, `Eve ${'陈'.repeat(116)}`);
    assert.equal(email, '');
    assert.equal(department, null);
    assert.equal(avatar_url, null);
  });

  for (const [claim, header, locale] of [
    [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['zh-Hans-CN', 'en-GB', 'zh-CN'],
    ['fr-FR', 'zh;q=0.5', 'zh-CN'],
    ['en', 'zh', 'en-US'],
    [undefined, undefined, 'en-US'],
  ] as const) {
    test(`choose ${locale} for locale ${claim} and Accept-Language ${header}`, () => {
      assert.equal(personFrom({ ...nobody, locale: claim }, header).locale, locale);
    });
  }
});
