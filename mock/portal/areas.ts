import type { HttpHandler } from 'msw';
import type { Area } from '../../contract/core/areas';
import { sampleBenefits } from '../data/benefits';
import { named, type MockClassification } from '../data/classifications';
import { sampleInformation } from '../data/information';
import type { ItemOf } from '../data/item';
import { sampleNews } from '../data/news';
import { sampleNotices } from '../data/notices';
import { samplePersonnel } from '../data/personnel';
import { sampleServices } from '../data/services/services';
import type { Store } from '../data/store';
import { sampleTools } from '../data/tools';
import { informationHandlers } from '../handlers/information';
import { noticeHandlers } from '../handlers/notice';
import { personnelHandlers } from '../handlers/personnel';
import { servicehallHandlers } from '../handlers/service';
import { toolHandlers } from '../handlers/tool';
import { benefitHandlers, newsHandlers } from '../handlers/welfare';

interface MockedArea<A extends Area> {
  /** Returns new sample items. */
  items: () => ItemOf<A>[];
  handlers: (store: Store) => HttpHandler[];
  /** Classifications of the area's items. "Archive" contains no items. */
  classifications: MockClassification[];
}

/** Sample items, handlers and classifications of each area. */
export const MOCKED_AREAS: { [A in Area]: MockedArea<A> } = {
  service: {
    items: sampleServices,
    handlers: servicehallHandlers,
    classifications: [
      named('working-life', 'Working life', '工作生活'),
      named('time-off', 'Time off', '休假', 'working-life'),
      named('certificates', 'Certificates', '证明开具', 'working-life'),
      named('it', 'Computers and accounts', '电脑与账号'),
      named('money', 'Money', '财务报销'),
      named('workplace', 'Workplace', '办公场所'),
      named('archive', 'Archive', '历史归档'),
    ],
  },
  notice: {
    items: sampleNotices,
    handlers: noticeHandlers,
    classifications: [
      named('company', 'Company', '公司动态'),
      named('policy-changes', 'Changes of rules', '制度变更', 'company'),
      named('systems', 'Systems', '系统通知'),
      named('building', 'Building', '楼宇与行政'),
    ],
  },
  benefit: {
    items: sampleBenefits,
    handlers: benefitHandlers,
    classifications: [
      named('health', 'Health', '健康'),
      named('family', 'Family', '家庭'),
      named('getting-to-work', 'Getting to work', '通勤'),
      named('learning', 'Learning', '学习成长'),
    ],
  },
  news: {
    items: sampleNews,
    handlers: newsHandlers,
    classifications: [named('events', 'Events', '活动'), named('stories', 'Stories', '同事故事')],
  },
  personnel: {
    items: samplePersonnel,
    handlers: personnelHandlers,
    classifications: [
      named('joining', 'Joining', '入职'),
      named('leave-and-time', 'Leave and time', '考勤与休假'),
      named('performance', 'Performance', '绩效'),
    ],
  },
  information: {
    items: sampleInformation,
    handlers: informationHandlers,
    classifications: [
      named('handbook', 'Office handbook', '办公手册'),
      named('travelling', 'Travelling', '出差', 'handbook'),
      named('spending', 'Spending', '费用', 'handbook'),
      { ...named('reference', 'Reference', '参考资料'), glyph: 'book' },
      named('glossaries', 'Glossaries', '术语表', 'reference'),
    ],
  },
  tool: {
    items: sampleTools,
    handlers: toolHandlers,
    classifications: [
      named('everyday', 'Everyday', '日常办公'),
      named('projects', 'Projects', '项目协作'),
      named('data', 'Data', '数据分析'),
    ],
  },
};
