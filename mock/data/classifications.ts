import type { Area } from '../../contract/core/areas';
import type { Names } from './item';

export interface MockClassification {
  id: string;
  names: Names;
  parent: string | null;
}

const named = (id: string, english: string, chinese: string, parent: string | null = null): MockClassification => ({
  id,
  names: { 'en-US': english, 'zh-CN': chinese },
  parent,
});

/** Classifications of each area's items. "Archive" contains no items. */
export const CLASSIFICATIONS: Record<Area, MockClassification[]> = {
  service: [
    named('working-life', 'Working life', '工作生活'),
    named('time-off', 'Time off', '休假', 'working-life'),
    named('certificates', 'Certificates', '证明开具', 'working-life'),
    named('it', 'Computers and accounts', '电脑与账号'),
    named('money', 'Money', '财务报销'),
    named('workplace', 'Workplace', '办公场所'),
    named('archive', 'Archive', '历史归档'),
  ],
  notice: [
    named('company', 'Company', '公司动态'),
    named('policy-changes', 'Changes of rules', '制度变更', 'company'),
    named('systems', 'Systems', '系统通知'),
    named('building', 'Building', '楼宇与行政'),
  ],
  benefit: [
    named('health', 'Health', '健康'),
    named('family', 'Family', '家庭'),
    named('getting-to-work', 'Getting to work', '通勤'),
    named('learning', 'Learning', '学习成长'),
  ],
  news: [named('events', 'Events', '活动'), named('stories', 'Stories', '同事故事')],
  personnel: [
    named('joining', 'Joining', '入职'),
    named('leave-and-time', 'Leave and time', '考勤与休假'),
    named('performance', 'Performance', '绩效'),
  ],
  information: [
    named('handbook', 'Office handbook', '办公手册'),
    named('travelling', 'Travelling', '出差', 'handbook'),
    named('spending', 'Spending', '费用', 'handbook'),
    named('reference', 'Reference', '参考资料'),
    named('glossaries', 'Glossaries', '术语表', 'reference'),
  ],
  tool: [named('everyday', 'Everyday', '日常办公'), named('projects', 'Projects', '项目协作'), named('data', 'Data', '数据分析')],
};

/** Returns the ids of the classification and all its descendants. */
export const withDescendants = (area: Area, id: string): string[] => [
  id,
  ...CLASSIFICATIONS[area].filter(({ parent }) => parent === id).flatMap((child) => withDescendants(area, child.id)),
];
