import { computers, money, workplace } from './office-services';
import { certificates, timeOff } from './people-services';
import { makeService, type MockService } from './service-factory';

/** What the mocked portal offers: every handling mode, both languages, and one service that has English alone. */
export const sampleServices = (): MockService[] => [...timeOff(), ...certificates(), ...computers(), ...money(), ...workplace()];

/** Not published: what the preview page reads. */
export const sampleDrafts = (): MockService[] => [
  makeService({
    id: 'home-office-kit',
    department: 'facilities',
    classificationIds: ['workplace'],
    handling: 'online',
    url: 'https://it.portico.example/home-office',
    publishedAt: null,
    texts: {
      'en-US': {
        title: 'Home office kit',
        summary: 'A screen, a chair and a lamp for the desk at home.',
        keywords: ['remote'],
        body: '<p>Starts in summer.</p>',
      },
      'zh-CN': {
        title: '居家办公套装',
        summary: '为家中办公桌配备屏幕、座椅和台灯。',
        keywords: ['远程'],
        body: '<p>夏季开始。</p>',
      },
    },
  }),
];
