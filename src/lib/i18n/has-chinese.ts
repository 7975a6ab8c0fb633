/** Returns whether a text has Chinese characters. */
export const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
