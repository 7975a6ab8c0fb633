import type { shareDialog as english } from '../en-US/share-dialog';
import type { TextsOf } from '../texts';

export const shareDialog: TextsOf<typeof english> = {
  title: '分享本页',
  link: '链接',
  copy: '复制链接',
  copied: '已复制',
  copiedStatus: '链接已复制到剪贴板。',
  copyFailed: '浏览器限制自动复制，请选中链接手动复制。',
  scan: '手机扫码，即可打开本页。',
  noCode: '二维码加载失败，请直接使用链接。',
  mail: '邮件分享',
};
