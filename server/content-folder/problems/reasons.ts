import { LOCALES, type Locale } from '../../../contract/core/locale';
import type { Names } from '../../../contract/document';
import type { Reason } from '../../modules/item/markdown/content-error';
import { nameIn } from '../../modules/item/read/names';

const inEach = (text: (locale: Locale) => string): Reason =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Reason;

/** Returns the reason prefixed with its subject, an address or a path. */
export const about = (subject: string, reason: Reason): Reason => inEach((locale) => `${subject} ${reason[locale]}`);

/** Returns the reason prefixed with a key of the file. */
export const at = (key: string, reason: Reason): Reason => inEach((locale) => `${key}: ${reason[locale]}`);

/** Returns the reason followed by its effect. */
export const withEffect = (reason: Reason, effect: Reason): Reason =>
  inEach((locale) => `${reason[locale]}${locale === 'zh-CN' ? '；' : '; '}${effect[locale]}`);

/** Effects of a problem on what is imported. */
export const EFFECTS = {
  noPortrait: { 'en-US': 'the person has no picture', 'zh-CN': '该人员没有照片' },
  noSlidePicture: { 'en-US': 'the slide has no picture of its own', 'zh-CN': '该轮播没有自己的图片' },
  shownAsText: { 'en-US': 'it is shown as text', 'zh-CN': '将显示为文字' },
} as const satisfies Record<string, Reason>;

/** Reasons without parameters. */
export const REASONS = {
  notInFolder: { 'en-US': 'is not in the folder', 'zh-CN': '不在文件夹中' },
  notAFile: { 'en-US': 'is not a file', 'zh-CN': '不是文件' },
  notUtf8: { 'en-US': 'is not UTF-8', 'zh-CN': '不是 UTF-8 编码' },
  holdsNul: { 'en-US': 'holds a NUL character', 'zh-CN': '含有 NUL 字符' },
  noFrontMatter: {
    'en-US': 'does not begin with front matter between lines of ---',
    'zh-CN': '开头没有用两行 --- 围起的文件头',
  },
  openFrontMatter: { 'en-US': 'front matter is not closed by a line of ---', 'zh-CN': '文件头缺少结尾的一行 ---' },
  noKeysAndValues: { 'en-US': 'front matter is not a list of keys and values', 'zh-CN': '文件头不是键值列表' },
  invalidCharacter: { 'en-US': 'contains an invalid character', 'zh-CN': '含有无效字符' },
  linkToFolder: { 'en-US': 'is a link to a folder, which is not followed', 'zh-CN': '是指向文件夹的链接，未读取' },
  strayTranslation: { 'en-US': 'is a translation of a document that is not there', 'zh-CN': '是译文，但没有对应的文档' },
  strayLink: { 'en-US': 'leads to a document that is not there', 'zh-CN': '指向的文档不存在' },
  noTarget: { 'en-US': 'has no target', 'zh-CN': '没有目标' },
  foreignPicture: {
    'en-US': 'is a picture of another site; it is shown as a link',
    'zh-CN': '是其他网站的图片；将显示为链接',
  },
  noPicture: { 'en-US': 'is no picture', 'zh-CN': '不是图片' },
  documentConflict: {
    'en-US': 'has changed, and so has its text in the portal, which was left as it is',
    'zh-CN': '已更改，门户中的内容也已更改；门户中的内容保持不变',
  },
  categoriesConflict: {
    'en-US': 'the categories have changed, and so have those in the portal, which were left as they are',
    'zh-CN': '分类已更改，门户中的分类也已更改；门户中的分类保持不变',
  },
  peopleConflict: {
    'en-US': 'has changed, and so have the people and desks in the portal, which were left as they are',
    'zh-CN': '已更改，门户中的人员和服务台也已更改；门户中的人员和服务台保持不变',
  },
  severalDepartments: {
    'en-US': 'leads to several departments of the portal, which can be merged there',
    'zh-CN': '对应门户中的多个部门，可在门户中合并',
  },
  departmentsConflict: {
    'en-US': 'has changed, and so have the departments in the portal, which were left as they are',
    'zh-CN': '已更改，门户中的部门也已更改；门户中的部门保持不变',
  },
  reviewConflict: {
    'en-US': 'has changed, and so has the setting in the portal, which was left as it is',
    'zh-CN': '已更改，门户中的设置也已更改；门户中的设置保持不变',
  },
  wordsConflict: {
    'en-US': 'has changed, and so have the words in the portal, which were left as they are',
    'zh-CN': '已更改，门户中的热词也已更改；门户中的热词保持不变',
  },
  slidesConflict: {
    'en-US': 'has changed, and so have the slides in the portal, which were left as they are',
    'zh-CN': '已更改，门户中的轮播也已更改；门户中的轮播保持不变',
  },
  inexact: {
    'en-US': 'is not quite the same when it is imported: a folder cannot say all that its fields hold',
    'zh-CN': '导入后会略有不同：文件夹无法表达其字段的全部内容',
  },
} as const satisfies Record<string, Reason>;

/** Returns the reason that a file is larger than the limit. */
export const tooLarge = (megabytes: number): Reason => ({
  'en-US': `is larger than ${megabytes} MB`,
  'zh-CN': `超过 ${megabytes} MB`,
});

/** Returns the reason that the operating system did not let a file or folder be read. */
export const unreadable = ({ code, message }: NodeJS.ErrnoException): Reason => ({
  'en-US': `cannot be read (${code ?? message})`,
  'zh-CN': `无法读取（${code ?? message}）`,
});

export const tooMany = (max: number): Reason => ({
  'en-US': `is not read, nor is what follows it: there are more than ${max} files and folders`,
  'zh-CN': `及其后的内容未读取：文件和文件夹超过 ${max} 个`,
});

export const tooDeep = (max: number): Reason => ({
  'en-US': `lies more than ${max} folders deep and is not read`,
  'zh-CN': `位于 ${max} 层以下的文件夹中，未读取`,
});

/** Returns the reason that two files have one id. */
export const idTaken = (id: string, by: string): Reason => ({
  'en-US': `has the id "${id}", as has ${by}`,
  'zh-CN': `的 id 为“${id}”，与 ${by} 相同`,
});

/** Returns the reason that a document has two texts in one language. */
export const textTaken = (locale: Locale, id: string, by: string): Reason => ({
  'en-US': `is the ${locale} text of "${id}", as is ${by}`,
  'zh-CN': `是“${id}”的 ${locale} 文本，与 ${by} 重复`,
});

export const isTextAlready = (file: string, locale: Locale): Reason => ({
  'en-US': `${file} is the ${locale} text already`,
  'zh-CN': `${file} 已是 ${locale} 文本`,
});

export const otherPlaces = (file: string): Reason => ({
  'en-US': `must have the same places and levels as in ${file}`,
  'zh-CN': `位置和层级必须与 ${file} 相同`,
});

export const otherDates = (file: string): Reason => ({
  'en-US': `must have the same dates in the same order as in ${file}`,
  'zh-CN': `日期及其顺序必须与 ${file} 相同`,
});

export const namesNone = (file: string): Reason => ({ 'en-US': `${file} names none`, 'zh-CN': `${file} 没有写明` });

export const unknownKey = (key: string): Reason => ({
  'en-US': `"${key}" is not a known key here and is ignored`,
  'zh-CN': `此处没有“${key}”这个键，已忽略`,
});

export const impossibleName = (path: string, name: string): Reason => ({
  'en-US': `${path} cannot have the name ${name}`,
  'zh-CN': `${path} 不能使用名称 ${name}`,
});

export const unknownOwner = (owner: string, file: string): Reason => ({
  'en-US': `${owner} is not in ${file}; it is shown without an owner`,
  'zh-CN': `${file} 中没有 ${owner}；内容将不显示负责人`,
});

/** Returns the reason that no published document has the category. */
export const unusedCategory = (name: Names): Reason => ({
  'en-US': `${nameIn(name, 'en-US')} is used by no published document`,
  'zh-CN': `没有已发布的文档使用“${nameIn(name, 'zh-CN')}”`,
});

export const unusedDepartment = (name: Names): Reason => ({
  'en-US': `${nameIn(name, 'en-US')} is the department of no document`,
  'zh-CN': `没有文档属于“${nameIn(name, 'zh-CN')}”`,
});

export const missingPin = (item: string): Reason => ({
  'en-US': `pins ${item}, which does not exist; it is ignored`,
  'zh-CN': `置顶的 ${item} 不存在，已忽略`,
});

export const missingTarget = (item: string): Reason => ({
  'en-US': `leads to ${item}, which does not exist; the slide is ignored`,
  'zh-CN': `指向的 ${item} 不存在；该轮播已忽略`,
});

export const surplusSlide = (id: string, max: number): Reason => ({
  'en-US': `slide ${id} is left out, there are more than ${max}`,
  'zh-CN': `轮播 ${id} 未导出：轮播超过 ${max} 个`,
});

export const impossibleId = (id: string): Reason => ({
  'en-US': `is left out: no file can have the id ${id} in this folder`,
  'zh-CN': `未导出：此文件夹中的文件不能使用 id ${id}`,
});

/** Returns the reason that a file with an impossible path is not exported. */
export const impossiblePath = (path: string): Reason => ({
  'en-US': `${path} is left out: it is no path of a content folder`,
  'zh-CN': `${path} 未导出：不是内容文件夹中的有效路径`,
});

/** Returns the reason that a file is not exported because another document has another file with its path. */
export const otherContent = (path: string): Reason => ({
  'en-US': `${path} is left out: it has another content in another document`,
  'zh-CN': `${path} 未导出：其他文档中同一路径的文件内容不同`,
});

/** Returns a problem that the YAML parser found; its details are in English. */
export const yamlProblem = (details: string): Reason => ({
  'en-US': `YAML: ${details}`,
  'zh-CN': `YAML 格式有误：${details}`,
});

export const unreadableYaml = (details: string): Reason => ({
  'en-US': `YAML cannot be read: ${details}`,
  'zh-CN': `YAML 无法读取：${details}`,
});

/** Returns the reason that the database refused the content; its details are in English. */
export const refusedByDatabase = (details: string): Reason => ({ 'en-US': details, 'zh-CN': `数据库拒绝该内容：${details}` });
