import type { session as english } from '../en-US/session';
import type { TextsOf } from '../texts';

export const session: TextsOf<typeof english> = {
  title: '登录',
  welcome: '欢迎回来',
  text: '办事、公告、福利与常用工具，一站直达。',
  button: '使用公司账号登录',
  goOn: '以 {{name}} 的身份继续',
  hint: '将跳转至公司统一登录页，Portico 不会获取您的密码。',
  progress: '正在登录……',
  again: {
    title: '登录已过期',
    text: '您填写的内容仍保留在此页面。请在新窗口中重新登录，完成后即可继续。',
    signIn: '重新登录',
    leave: '放弃并离开',
  },
  back: {
    title: '已重新登录',
    text: '原页面已恢复，可关闭此窗口。',
    close: '关闭窗口',
  },
  idle: {
    title: '您还在吗？',
    text: '您已有一段时间没有操作。为保护账号安全，系统将自动退出登录，剩余时间：',
    seconds_other: '{{count}} 秒',
    spoken_other: '系统将在 {{count}} 秒后退出登录。',
    stay: '保持登录',
    signOut: '退出登录',
  },
  failed: {
    title: '登录失败',
    failed: '请点击下方按钮重新登录。如仍无法登录，请将此提示反馈给信息技术部。',
    denied: '登录已取消，或您的账号暂无访问权限。请重新登录，或联系信息技术部开通权限。',
    invalid: '刚才的登录请求已失效。',
    unloaded: '登录组件加载失败，请检查网络后重新加载页面。',
    unavailable: '暂时无法连接公司登录页，请稍后再试。',
    stillSignedIn: '您仍处于登录状态',
    busy: '短时间内登录次数过多，请一分钟后重试。',
  },
};
