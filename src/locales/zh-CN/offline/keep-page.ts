import type { keepPage as english } from '../../en-US/offline/keep-page';
import type { TextsOf } from '../../texts';

export const keepPage: TextsOf<typeof english> = {
  title: '将此页保存到本机？',
  means: '退出登录之前，没有网络时也可以在这台设备上阅读。',
  pictures: '保存正文和图片，不含附件。需要附件请另行下载。',
  deadline: '如果一直不退出登录，可阅读至 {{date}}；每次使用门户都会顺延。',
  shared: '在您登录期间，使用这个浏览器的人也能看到。在公用电脑上，离开时请退出登录。',
  keep: '保存',
  keeping: '正在保存……',
  kept: '已保存到本机，退出登录时清除',
  keptWithout_other: '已保存到本机，有 {{count}} 张图片未保存',
  removed: '已从本机移除',
  failed: {
    title: '未能保存此页',
    count: '本机最多保存 {{limit}} 个页面，现已存满。请先移除不再需要的页面。',
    size: '门户可用的本机空间已满。请先移除不再需要的页面。',
    quota: '本机剩余空间不足。请移除不再需要的页面，或清理设备空间。',
    refused: '浏览器不允许保存。无痕窗口和严格的隐私设置下无法保存。',
    signedOut: '您已退出登录。请登录后再试。',
    offline: '联网时才能保存。请在网络恢复后再试。',
    gone: '您已无法查看此页。',
    unanswered: '门户暂时无法提供此页，请稍后再试。',
    unchanged: '此前保存的内容不受影响。',
    manage: '查看已保存的内容',
  },
  notRemoved: {
    title: '未能移除此页',
    text: '此页仍保存在本机。请重试；退出登录也会清除本机保存的全部页面。',
  },
};
