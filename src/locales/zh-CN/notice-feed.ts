import type { noticeFeed as english } from '../en-US/notice-feed';
import type { TextsOf } from '../texts';

export const noticeFeed: TextsOf<typeof english> = {
  subscribe: {
    title: '订阅通知公告',
    text: '通过订阅源，可在阅读器或邮件客户端中接收新公告。订阅源只包含您有权查看的内容，请勿将地址告诉他人。',
    filter: '订阅范围',
    leftOut: '搜索词、“未读”和“我的收藏”不能用于订阅，已忽略。',
    make: '生成订阅地址',
    address: '订阅地址',
    once: '地址仅显示一次，请立即复制。',
    copy: '复制地址',
    copied: '地址已复制到剪贴板，之后不再显示。',
    yours: '我的订阅',
    none: '暂无订阅。',
    made: '创建于 {{date}}',
    lastUsed: '最近使用：{{age}}',
    unused: '尚未使用',
    end: '取消订阅',
    endNamed: '取消订阅：{{feed}}',
  },
  feeds: {
    title: '订阅地址',
    text: '持有以下地址的人无需登录，即可以您的身份读取公告。不再使用或可能已泄露的地址，请及时停用。',
    none: '暂无订阅地址。',
    toNotices: '前往订阅通知公告',
    fetched: '最近获取：{{age}}',
    unfetched: '尚未获取',
    end: '停用',
    ending: '正在停用……',
    endNamed: '停用订阅地址：{{feed}}',
    ended: '已停用订阅地址：{{feed}}',
  },
};
