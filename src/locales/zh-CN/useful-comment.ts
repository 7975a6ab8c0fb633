import type { usefulComment as english } from '../en-US/useful-comment';
import type { TextsOf } from '../texts';

export const usefulComment: TextsOf<typeof english> = {
  whatHelped: '哪些内容对您有帮助？（选填）',
  whatMissing: '有哪些缺漏或错误？（选填）',
  send: '提交反馈',
  tooLong_other: '超出 {{formatted}} 字，请删减后再提交。',
};
