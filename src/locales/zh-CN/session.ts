import type { session as english } from '../en-US/session';
import type { TextsOf } from '../texts';

export const session: TextsOf<typeof english> = {
  title: '登录',
  welcome: '欢迎回来',
  text: '办事、公告、福利与常用工具，一站直达。',
  button: '使用公司账号登录',
  hint: '将跳转至公司统一登录页，Portico 不会获取您的密码。',
  progress: '正在登录……',
  failed: {
    title: '登录失败',
    failed: '请点击下方按钮重新登录。如仍无法登录，请将此提示反馈给信息技术部。',
    denied: '登录已取消，或您的账号暂无访问权限。请重新登录，或联系信息技术部开通权限。',
    unloaded: '登录组件加载失败，请检查网络后重新加载页面。',
    unavailable: '暂时无法连接公司登录页，请稍后再试。',
  },
};
