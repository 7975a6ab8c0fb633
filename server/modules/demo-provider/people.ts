import type { Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import type { Role } from '../../../contract/core/permissions';

export interface DemoPerson {
  id: string;
  name: string;
  email: string;
  /** Claims of the identity provider. `shown` holds the labels on its page. */
  department: string;
  location: string;
  shown: Record<Locale, { role: string; department: string }>;
  roles: Role[];
  editorAreas: Area[];
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    id: 'mei-lin',
    name: 'Mei Lin',
    email: 'mei.lin@portico.example',
    department: 'Product Design',
    location: 'Shanghai',
    shown: { 'en-US': { role: 'Employee', department: 'Product Design' }, 'zh-CN': { role: '员工', department: '产品设计部' } },
    roles: ['employee'],
    editorAreas: [],
  },
  {
    id: 'daniel-okafor',
    name: 'Daniel Okafor',
    email: 'daniel.okafor@portico.example',
    department: 'People Operations',
    location: 'Bristol',
    shown: {
      'en-US': { role: 'Editor of the service hall', department: 'People Operations' },
      'zh-CN': { role: '办事大厅编辑', department: '人力资源部' },
    },
    roles: ['employee', 'editor'],
    editorAreas: ['service'],
  },
  {
    id: 'sofia-rossi',
    name: 'Sofia Rossi',
    email: 'sofia.rossi@portico.example',
    department: 'IT Services',
    location: 'Bristol',
    shown: {
      'en-US': { role: 'Administrator', department: 'IT Services' },
      'zh-CN': { role: '管理员', department: '信息技术部' },
    },
    roles: ['employee', 'admin'],
    editorAreas: [],
  },
];

export const findDemoPerson = (id: string): DemoPerson | undefined => DEMO_PEOPLE.find((person) => person.id === id);

/** Returns a person's claims in the form in which a company's provider would send them. */
export const claimsOf = ({ id, name, email, department, location, roles, editorAreas }: DemoPerson) => ({
  sub: id,
  name,
  email,
  email_verified: true,
  department,
  location,
  roles,
  editor_areas: editorAreas,
});
