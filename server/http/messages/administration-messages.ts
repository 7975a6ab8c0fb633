import type { ErrorCode } from '../../../contract/core/errors';
import type { Message } from './message';

/** Messages of failures in what administrators change: structure, people, home page, search words and transfers. */
export const ADMINISTRATION_MESSAGES = {
  'words.invalid': {
    'en-US': 'Each word must contain a letter or a digit, and can be listed only once.',
    'zh-CN': '每个词须包含文字或数字，且不能重复。',
  },
  'person.not_found': { 'en-US': 'This person or desk is not in the directory.', 'zh-CN': '名录中没有该人员或服务台。' },
  'structure.invalid': {
    'en-US': 'The categories cannot be changed like this. Reload the page, then try again.',
    'zh-CN': '无法这样调整分类。请重新加载页面后再试。',
  },
  'home.invalid': {
    'en-US': 'The slides cannot be saved like this. Check title, link, picture and times.',
    'zh-CN': '轮播内容无法保存。请检查标题、链接、图片和时间。',
  },
  'home.conflict': {
    'en-US': 'Someone else has changed the slides. Your change was not saved. You now see what is there.',
    'zh-CN': '轮播内容刚被他人修改，本次更改未保存。现在显示的是最新内容。',
  },
  'directory.invalid': {
    'en-US': 'This entry cannot be saved like this. Check name, picture and id.',
    'zh-CN': '无法这样保存该条目。请检查名称、照片和标识。',
  },
  'directory.conflict': {
    'en-US': 'Someone else has changed this entry. Your change was not saved. The list now shows what is there.',
    'zh-CN': '该条目刚被他人修改，本次更改未保存。列表现在显示的是最新内容。',
  },
  'directory.exists': {
    'en-US': 'The directory has an entry with this id. Choose another one.',
    'zh-CN': '名录中已有使用该标识的条目，请换一个标识。',
  },
  'directory.full': {
    'en-US': 'The directory has 2,000 entries, which is the maximum. Remove some to add others.',
    'zh-CN': '名录已达 2,000 条的上限，请先移除一些再添加。',
  },
  'directory.in_use': {
    'en-US': 'This entry owns pages. Hand them on to somebody else first.',
    'zh-CN': '该条目名下仍有内容，请先将其转交给其他负责人。',
  },
  'portrait.too_large': {
    'en-US': 'This picture is too large. The picture of a person or desk can have 4 MB.',
    'zh-CN': '图片过大。人员或服务台的照片不超过 4 MB。',
  },
  'structure.conflict': {
    'en-US': 'Someone else has changed these categories. Your change was not saved. You now see what is there.',
    'zh-CN': '分类刚被他人修改，本次更改未保存。现在显示的是最新内容。',
  },
  'classification.exists': {
    'en-US': 'There is a category of this name in the same place. Choose another name, or merge the two.',
    'zh-CN': '同一位置已有同名分类。请换一个名称，或将两者合并。',
  },
  'classification.in_use': {
    'en-US': 'This category is not empty. Move what is in it first.',
    'zh-CN': '该分类不是空的，请先移走其中的内容。',
  },
  'department.invalid': {
    'en-US': 'The departments cannot be changed like this. Reload the page, then try again.',
    'zh-CN': '无法这样调整部门。请重新加载页面后再试。',
  },
  'department.conflict': {
    'en-US': 'Someone else has changed these departments. Your change was not saved. You now see what is there.',
    'zh-CN': '部门刚被他人修改，本次更改未保存。现在显示的是最新内容。',
  },
  'department.not_found': {
    'en-US': 'This department does not exist.',
    'zh-CN': '该部门不存在。',
  },
  'department.exists': {
    'en-US': 'Another department has or had this name. Choose another name, or merge the two.',
    'zh-CN': '已有部门使用或曾用过该名称。请换一个名称，或将两者合并。',
  },
  'department.in_use': {
    'en-US': 'This department is in use. Merge it into another one instead.',
    'zh-CN': '该部门仍在使用，请改为合并到其他部门。',
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
    'en-US':
      'Someone else has changed these pinned results. Your changes were not saved. Reload them, then make your changes again.',
    'zh-CN': '该置顶结果刚被他人修改，本次更改未保存。请重新加载后再修改。',
  },
  'pin.exists': {
    'en-US': 'This search already has pinned results. Change those instead.',
    'zh-CN': '该搜索词已有置顶结果，请直接修改。',
  },
  'pin.full': {
    'en-US': '500 searches already have pinned results. Remove some to add others.',
    'zh-CN': '已为 500 个搜索词设置置顶结果，请先删除一些再添加。',
  },
  'synonym.conflict': {
    'en-US':
      'Someone else has changed this group of words. Your changes were not saved. Reload it, then make your changes again.',
    'zh-CN': '该同义词组刚被他人修改，本次更改未保存。请重新加载后再修改。',
  },
  'synonym.exists': {
    'en-US': 'There is already a group of exactly these words. Change that one instead.',
    'zh-CN': '已有词语完全相同的同义词组，请直接修改。',
  },
  'synonym.full': {
    'en-US': 'There are already 2,000 groups of words. Remove some to add others.',
    'zh-CN': '同义词组已达 2000 组，请先删除一些再添加。',
  },
  'keyword.conflict': {
    'en-US': 'Someone else has changed these words. Your changes were not saved. Reload them, then make your changes again.',
    'zh-CN': '热门搜索词刚被他人修改，本次更改未保存。请重新加载后再修改。',
  },
  'ban.conflict': {
    'en-US': 'Someone else has changed these words. Your changes were not saved. Reload them, then make your changes again.',
    'zh-CN': '屏蔽词刚被他人修改，本次更改未保存。请重新加载后再修改。',
  },
  'moment.invalid': {
    'en-US': 'Choose a moment in the future, within a year.',
    'zh-CN': '请选择一年以内的将来时刻。',
  },
  'transfer.not_found': {
    'en-US': 'This transfer does not exist, or another one has taken its place.',
    'zh-CN': '该导入或导出不存在，或已被新的替代。',
  },
  'transfer.conflict': {
    'en-US': 'An import or export is running. Wait until it has ended, then try again.',
    'zh-CN': '正在导入或导出，请等待完成后再试。',
  },
  'transfer.too_large': {
    'en-US': 'This zip is too large. It can have 500 MB. Split the folder by area, and import one after the other.',
    'zh-CN': '压缩包过大，不能超过 500 MB。请按栏目拆分文件夹，分次导入。',
  },
  'see_as.read_only': {
    'en-US': 'You see the portal as somebody else. Nothing can be changed here.',
    'zh-CN': '您正在以他人视角查看门户，此处不能进行更改。',
  },
  'see_as.ended': {
    'en-US': 'Seeing the portal as somebody else has ended. Choose again.',
    'zh-CN': '他人视角查看已结束，请重新选择。',
  },
  'folder.read_only': {
    'en-US': 'This entry comes from the content folder. Change it in the folder’s search.yaml, then import the folder again.',
    'zh-CN': '此项来自内容文件夹。请在其中的 search.yaml 里修改，然后重新导入。',
  },
} as const satisfies Partial<Record<ErrorCode, Message>>;
