import type { ErrorCode } from '../../../contract/core/errors';
import type { Message } from './message';

/** Messages of failures that any call can have: requests, sessions, rights, limits and services that do not answer. */
export const CALL_MESSAGES = {
  'request.invalid': {
    'en-US': 'This request is not valid. Check it and try again.',
    'zh-CN': '请求内容有误，请检查后重试。',
  },
  'session.missing': { 'en-US': 'Sign in to continue.', 'zh-CN': '请先登录。' },
  'session.expired': { 'en-US': 'Your session has expired. Sign in again.', 'zh-CN': '登录已过期，请重新登录。' },
  'session.revoked': { 'en-US': 'You were signed out. Sign in again.', 'zh-CN': '该会话已结束，请重新登录。' },
  'login.invalid': { 'en-US': 'This sign-in is no longer valid. Start again.', 'zh-CN': '本次登录已失效，请重新登录。' },
  'permission.denied': {
    'en-US': 'You do not have permission to do this. If you need it, ask an administrator.',
    'zh-CN': '您没有此操作的权限，如有需要请联系管理员。',
  },
  'path.not_found': { 'en-US': 'This call does not exist.', 'zh-CN': '该接口不存在。' },
  'method.not_allowed': {
    'en-US': 'This address does not support this request method.',
    'zh-CN': '该地址不支持此请求方式。',
  },
  'request.timeout': {
    'en-US': 'The request took too long to arrive. Check your connection and try again.',
    'zh-CN': '请求发送超时，请检查网络后重试。',
  },
  'session.not_found': { 'en-US': 'This sign-in does not exist, or has ended.', 'zh-CN': '该登录不存在或已结束。' },
  'request.too_large': { 'en-US': 'The request is too large.', 'zh-CN': '发送的内容过大。' },
  'request.headers_too_large': {
    'en-US': 'The address or the cookies of this request are too long.',
    'zh-CN': '请求的地址或 Cookie 过长。',
  },
  'request.unsupported': { 'en-US': 'This type of content is not supported.', 'zh-CN': '不支持该内容类型。' },
  'range.unsatisfiable': {
    'en-US': 'The requested part is beyond the end of this file.',
    'zh-CN': '请求的范围超出了文件大小。',
  },
  'rate.limited': {
    'en-US': 'Too many requests. Wait a moment, then try again.',
    'zh-CN': '操作过于频繁，请稍后再试。',
  },
  internal: {
    'en-US': 'Something went wrong. Nothing you entered is lost. Try again.',
    'zh-CN': '服务出现问题，您填写的内容没有丢失，请重试。',
  },
  unavailable: {
    'en-US': 'The portal is temporarily unavailable. Try again in a moment.',
    'zh-CN': '服务暂时不可用，请稍后再试。',
  },
  'file.unavailable': {
    'en-US': 'Files cannot be opened or stored at the moment. Everything else works. Try again in a few minutes.',
    'zh-CN': '文件暂时无法打开或保存，其他功能不受影响，请稍后再试。',
  },
  'scanner.unavailable': {
    'en-US': 'This file could not be scanned for malware, so it was not stored. Try again in a few minutes.',
    'zh-CN': '暂时无法对该文件进行病毒扫描，文件未保存，请稍后再试。',
  },
} as const satisfies Partial<Record<ErrorCode, Message>>;
