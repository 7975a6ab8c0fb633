import type { ErrorCode } from '../contract/errors';
import type { Locale } from '../contract/locale';

const MESSAGES: Record<ErrorCode, Record<Locale, string>> = {
  'request.invalid': {
    'en-US': 'Something in this request is not valid. Check it and try again.',
    'zh-CN': '请求内容有误，请检查后重试。',
  },
  'words.invalid': {
    'en-US': 'Each word needs a letter or a digit, and may stand here only once.',
    'zh-CN': '每个词须包含文字或数字，且不能重复。',
  },
  'session.missing': { 'en-US': 'Sign in to go on.', 'zh-CN': '请先登录。' },
  'session.expired': { 'en-US': 'Your session has expired. Sign in again.', 'zh-CN': '登录已过期，请重新登录。' },
  'session.revoked': { 'en-US': 'This session was ended. Sign in again.', 'zh-CN': '该会话已结束，请重新登录。' },
  'login.invalid': { 'en-US': 'This sign-in is no longer valid. Start again.', 'zh-CN': '本次登录已失效，请重新登录。' },
  'permission.denied': {
    'en-US': 'You may not do this. Ask an administrator if you should.',
    'zh-CN': '您没有此操作的权限，如有需要请联系管理员。',
  },
  'path.not_found': { 'en-US': 'There is no such call.', 'zh-CN': '没有这个接口。' },
  'method.not_allowed': { 'en-US': 'This address takes no such request.', 'zh-CN': '该地址不支持此请求方式。' },
  'request.timeout': {
    'en-US': 'This request took too long to arrive. Check your connection and try again.',
    'zh-CN': '请求发送超时，请检查网络后重试。',
  },
  'session.not_found': { 'en-US': 'There is no such sign-in, or it has ended.', 'zh-CN': '该登录不存在或已结束。' },
  'form.not_found': { 'en-US': 'This service does not exist, or is no longer offered.', 'zh-CN': '该服务不存在或已下线。' },
  'notice.not_found': { 'en-US': 'This notice does not exist, or is no longer in force.', 'zh-CN': '该通知不存在或已失效。' },
  'benefit.not_found': { 'en-US': 'This benefit does not exist, or is no longer offered.', 'zh-CN': '该福利不存在或已下线。' },
  'news.not_found': { 'en-US': 'This story does not exist, or is no longer published.', 'zh-CN': '该资讯不存在或已下线。' },
  'personnel.not_found': { 'en-US': 'This page does not exist, or is no longer published.', 'zh-CN': '该页面不存在或已下线。' },
  'information.not_found': {
    'en-US': 'This document does not exist, or is no longer published.',
    'zh-CN': '该文档不存在或已下线。',
  },
  'tool.not_found': { 'en-US': 'This tool does not exist, or is no longer offered.', 'zh-CN': '该工具不存在或已下线。' },
  'deadline.not_found': { 'en-US': 'This benefit has no deadline.', 'zh-CN': '该福利没有截止日期。' },
  'item.not_found': { 'en-US': 'This does not exist, or is no longer published.', 'zh-CN': '该内容不存在或已下线。' },
  'attachment.not_found': { 'en-US': 'This file does not exist, or is no longer published.', 'zh-CN': '该文件不存在或已下线。' },
  'classification.not_found': {
    'en-US': 'This category does not exist, or there is nothing in it.',
    'zh-CN': '该分类不存在，或暂无内容。',
  },
  'preview.not_found': {
    'en-US': 'There is no draft here, or the preview link has ended.',
    'zh-CN': '草稿不存在，或预览链接已失效。',
  },
  'feed.not_found': { 'en-US': 'There is no such feed, or it was removed.', 'zh-CN': '该订阅不存在或已删除。' },
  'notice.conflict': {
    'en-US': 'This notice was changed meanwhile. Read what changed, then confirm.',
    'zh-CN': '该通知已有变更，请阅读变更内容后再确认。',
  },
  'feed.conflict': {
    'en-US': 'You have 20 feeds already. Remove one to make another.',
    'zh-CN': '您已有 20 个订阅，请先删除一个再新建。',
  },
  'pin.not_found': {
    'en-US': 'These pinned results do not exist, or were removed.',
    'zh-CN': '该置顶结果不存在或已删除。',
  },
  'synonym.not_found': {
    'en-US': 'This group of words does not exist, or was removed.',
    'zh-CN': '该同义词组不存在或已删除。',
  },
  'pin.conflict': {
    'en-US': 'Somebody else changed these pinned results meanwhile. Nothing was saved: load them again, then make your change.',
    'zh-CN': '该置顶结果刚被他人修改，本次更改未保存。请重新加载后再修改。',
  },
  'pin.exists': {
    'en-US': 'Results are pinned for this search already. Change those instead.',
    'zh-CN': '该搜索词已有置顶结果，请直接修改。',
  },
  'pin.full': {
    'en-US': 'Results are pinned for 500 searches already. Remove some to pin others.',
    'zh-CN': '已为 500 个搜索词设置置顶结果，请先删除一些再添加。',
  },
  'synonym.conflict': {
    'en-US': 'Somebody else changed this group of words meanwhile. Nothing was saved: load it again, then make your change.',
    'zh-CN': '该同义词组刚被他人修改，本次更改未保存。请重新加载后再修改。',
  },
  'synonym.full': {
    'en-US': 'There are 2,000 groups of words already. Remove some to add others.',
    'zh-CN': '同义词组已达 2000 组，请先删除一些再添加。',
  },
  'keyword.conflict': {
    'en-US': 'Somebody else changed these words meanwhile. Nothing was saved: load them again, then make your change.',
    'zh-CN': '热门搜索词刚被他人修改，本次更改未保存。请重新加载后再修改。',
  },
  'ban.conflict': {
    'en-US': 'Somebody else changed these words meanwhile. Nothing was saved: load them again, then make your change.',
    'zh-CN': '屏蔽词刚被他人修改，本次更改未保存。请重新加载后再修改。',
  },
  'folder.read_only': {
    'en-US': 'This came with the content folder. Change it in search.yaml there, then import the folder again.',
    'zh-CN': '此项来自内容文件夹。请在其中的 search.yaml 里修改，然后重新导入。',
  },
  'request.too_large': { 'en-US': 'This is more than can be sent at once.', 'zh-CN': '发送的内容过大。' },
  'request.headers_too_large': {
    'en-US': 'The address or the cookies of this request are too long.',
    'zh-CN': '请求的地址或 Cookie 过长。',
  },
  'request.unsupported': { 'en-US': 'This kind of content cannot be taken.', 'zh-CN': '不支持该内容类型。' },
  'range.unsatisfiable': {
    'en-US': 'This file is shorter than the part that was asked for.',
    'zh-CN': '请求的范围超出了文件大小。',
  },
  'rate.limited': {
    'en-US': 'This was asked too often in a short time. Wait a moment, then try again.',
    'zh-CN': '操作过于频繁，请稍后再试。',
  },
  internal: {
    'en-US': 'Something went wrong here. Nothing you entered is lost; try again.',
    'zh-CN': '服务出现问题，您填写的内容没有丢失，请重试。',
  },
  unavailable: { 'en-US': 'The portal cannot answer just now. Try again in a moment.', 'zh-CN': '服务暂时不可用，请稍后再试。' },
};

export const messageFor = (code: ErrorCode, locale: Locale): string => MESSAGES[code][locale];
