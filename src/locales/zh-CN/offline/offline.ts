import type { offline as english } from '../../en-US/offline/offline';
import type { TextsOf } from '../../texts';

export const offline: TextsOf<typeof english> = {
  note: {
    offline: '本机保存的内容 · 截至 {{time}}。网络已断开',
    unreachable: '本机保存的内容 · 截至 {{time}}。暂时无法连接门户',
    text: '附件、收藏、反馈等需要联网的功能暂不可用。',
  },
  connected: '网络已恢复，此页已是最新内容。',
  asOf: '截至 {{time}}',
  list: {
    readable: '现在可以阅读这些页面',
    title: '保存在本机',
    text: '退出登录之前，没有网络时也可以在这台设备上阅读以下页面。附件不会保存。',
    total_other: '共 {{formatted}} 个页面 · {{size}}',
    remove: '移除',
    removeNamed: '从本机移除：{{title}}',
    removeAll: '全部移除',
    removed: '已从本机移除《{{title}}》。',
    removedAll: '本机已没有保存的页面。',
  },
  confirm: {
    title: '从本机移除全部页面？',
    text: '门户中的内容不受影响，联网时可以重新保存。',
  },
};
