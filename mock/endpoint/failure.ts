import { AREAS, ITEM_NOT_FOUND_MESSAGES, itemNotFound } from '../../contract/core/areas';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../../contract/core/errors';
import type { Locale } from '../../contract/core/locale';

const unknownItems = (locale: Locale) =>
  Object.fromEntries(AREAS.map((area) => [itemNotFound(area), ITEM_NOT_FOUND_MESSAGES[area][locale]]));

const SENTENCES: Record<Locale, Partial<Record<ErrorCode, string>> & { otherwise: string }> = {
  'en-US': {
    'request.invalid': 'This request is not valid.',
    'session.missing': 'Sign in to continue.',
    'session.expired': 'Your session has expired. Sign in again.',
    'session.revoked': 'You have been signed out. Sign in again.',
    'login.invalid': 'This sign-in is no longer valid. Start again.',
    'permission.denied': 'You may not do this.',
    'method.not_allowed': 'This address does not support this request method.',
    ...unknownItems('en-US'),
    'document.invalid': 'This text cannot be saved as it is.',
    'draft.not_found': 'This draft does not exist.',
    'draft.conflict': 'The draft or its published version has changed. Nothing was saved.',
    'scheduled.not_found': 'Nothing is scheduled here.',
    'revision.not_found': 'This revision does not exist.',
    'scheduled.conflict': 'This item has a scheduled revision, or it was changed since you opened it.',
    'item.conflict': 'This item has changed since you opened it. Nothing was done.',
    'item.archived': 'This item is archived. Restore it first.',
    'undo.expired': 'This can no longer be undone.',
    'release.not_found': 'This release does not exist, or you may publish nothing in it.',
    'release.conflict': 'This release has changed since you opened it, or is done with.',
    'release.blocked': 'Not everything in this release is ready, so nothing was published or scheduled.',
    'release.holds': 'This item is in a release. Take it out first.',
    'review.required': 'This version needs an approval before it can be published.',
    'review.own': 'You have worked on this draft, so somebody else must approve it.',
    'review.off': 'Drafts are not reviewed here.',
    'review.conflict': 'Somebody else changed these settings. Nothing was saved.',
    'transfer.not_found': 'This transfer does not exist, or another one has taken its place.',
    'transfer.conflict': 'An import or export is running. Wait until it has ended.',
    'transfer.too_large': 'This zip is too large. It can have 500 MB.',
    'file.not_found': 'This file does not exist, or was removed.',
    'file.mismatch': 'The content of this file is not what its name says.',
    'file.unsupported': 'Files of this type are not accepted.',
    'file.too_large': 'This file is too large. An attachment can have 50 MB, a picture 25 MB.',
    'file.full': 'There are already 100 files here. Remove some to add others.',
    'file.in_use': 'This file is still in use. Take it out of the text and of the attachments, save, then remove it.',
    'file.other_type': 'A file keeps its type. Choose one of the same type, or upload it as a new file.',
    'preview.not_found': 'There is no draft here.',
    'preview.limited': 'You have made 20 preview links within an hour.',
    'remark.not_found': 'This remark does not exist.',
    'remark.conflict': 'Others have replied to this remark.',
    'review.invalid': 'These settings name an area or department twice, or one that does not exist. Reload them, then try again.',
    'words.invalid': 'Each word must contain a letter or a digit, and can be listed only once.',
    'pin.conflict': 'Somebody else changed these pinned results meanwhile. Nothing was saved.',
    'pin.exists': 'This search already has pinned results. Change those instead.',
    'synonym.conflict': 'Somebody else changed this group of words meanwhile. Nothing was saved.',
    'keyword.conflict': 'Somebody else changed these words meanwhile. Nothing was saved.',
    'ban.conflict': 'Somebody else changed these words meanwhile. Nothing was saved.',
    'structure.invalid': 'The categories cannot be changed like this. Reload the page, then try again.',
    'structure.conflict': 'Someone else has changed these categories. Your change was not saved. You now see what is there.',
    'classification.exists': 'There is a category of this name in the same place. Choose another name, or merge the two.',
    'classification.in_use': 'This category is not empty. Move what is in it first.',
    otherwise: 'This cannot be done.',
  },
  'zh-CN': {
    'request.invalid': '请求内容有误。',
    'session.missing': '请先登录。',
    'session.expired': '登录已过期，请重新登录。',
    'session.revoked': '您已退出登录，请重新登录。',
    'login.invalid': '本次登录已失效，请重新登录。',
    'permission.denied': '您没有此操作的权限。',
    'method.not_allowed': '该地址不支持此请求方式。',
    ...unknownItems('zh-CN'),
    'document.invalid': '当前内容无法保存。',
    'draft.not_found': '草稿不存在。',
    'draft.conflict': '草稿或已发布的版本已有变更，本次未保存。',
    'scheduled.not_found': '没有定时发布的内容。',
    'revision.not_found': '该历史版本不存在。',
    'scheduled.conflict': '该内容已有定时发布的版本，或该版本在您打开后有变更。',
    'item.conflict': '您打开后，该内容已有变更，本次操作未执行。',
    'item.archived': '该内容已归档，请先恢复。',
    'undo.expired': '已无法撤销。',
    'release.not_found': '该发布计划不存在，或其中没有您可以发布的内容。',
    'release.conflict': '您打开后，该发布计划已有变更或已结束。',
    'release.blocked': '该发布计划中有内容尚未就绪，因此没有发布或排期任何内容。',
    'release.holds': '该内容属于某个发布计划，请先将其移出。',
    'review.required': '该版本须先通过审核才能发布。',
    'review.own': '您参与过该草稿的撰写，须由他人审核。',
    'review.off': '此处未启用审核。',
    'review.conflict': '审核设置刚被他人修改，本次更改未保存。',
    'file.not_found': '该文件不存在或已删除。',
    'file.mismatch': '文件内容与扩展名不符。',
    'file.unsupported': '不支持此类文件。',
    'file.too_large': '文件过大。附件不超过 50 MB，图片不超过 25 MB。',
    'file.full': '文件已达 100 个，请先删除一些再添加。',
    'file.in_use': '该文件仍在使用中，请先从正文和附件中移除并保存。',
    'file.other_type': '文件类型不能更改，请选择同类型的文件。',
    'preview.not_found': '草稿不存在。',
    'preview.limited': '您一小时内已创建 20 个预览链接。',
    'remark.not_found': '该批注不存在。',
    'remark.conflict': '已有他人回复该批注。',
    'review.invalid': '审核设置中的栏目或部门重复，或不存在。请重新加载后再试。',
    'words.invalid': '每个词须包含文字或数字，且不能重复。',
    'pin.conflict': '该置顶结果刚被他人修改，本次更改未保存。',
    'pin.exists': '该搜索词已有置顶结果，请直接修改。',
    'transfer.not_found': '该导入或导出不存在，或已被新的替代。',
    'transfer.conflict': '正在导入或导出，请等待完成后再试。',
    'transfer.too_large': '压缩包过大，不能超过 500 MB。',
    'synonym.conflict': '该同义词组刚被他人修改，本次更改未保存。',
    'keyword.conflict': '热门搜索词刚被他人修改，本次更改未保存。',
    'ban.conflict': '屏蔽词刚被他人修改，本次更改未保存。',
    'structure.invalid': '无法这样调整分类。请重新加载页面后再试。',
    'structure.conflict': '分类刚被他人修改，本次更改未保存。现在显示的是最新内容。',
    'classification.exists': '同一位置已有同名分类。请换一个名称，或将两者合并。',
    'classification.in_use': '该分类不是空的，请先移走其中的内容。',
    otherwise: '无法完成该操作。',
  },
};

/** Error of the contract that a mocked call throws. */
export class MockFailure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: Record<string, string>,
  ) {
    super(code);
  }

  /** Returns the sentence for a person. */
  sentence(locale: Locale): string {
    return SENTENCES[locale][this.code] ?? SENTENCES[locale].otherwise;
  }

  answer(locale: Locale, headers: Record<string, string> = {}): Response {
    const body: ErrorBody = { code: this.code, message: this.sentence(locale), ...(this.details && { details: this.details }) };
    return Response.json(body, { status: ERROR_STATUS[this.code], headers });
  }
}
