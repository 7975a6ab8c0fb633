import { AREAS, ITEM_NOT_FOUND_MESSAGES, itemNotFound, type ItemNotFound } from '../../../contract/core/areas';
import type { ErrorCode } from '../../../contract/core/errors';
import type { Message } from './message';

const ITEM_NOT_FOUND = Object.fromEntries(AREAS.map((area) => [itemNotFound(area), ITEM_NOT_FOUND_MESSAGES[area]])) as Record<
  ItemNotFound,
  Message
>;

/** Messages of failures in reading, writing, reviewing and publishing content. */
export const CONTENT_MESSAGES = {
  'review.invalid': {
    'en-US': 'These settings name an area or department twice, or one that does not exist. Reload them, then try again.',
    'zh-CN': '审核设置中的栏目或部门重复，或不存在。请重新加载后再试。',
  },
  'document.invalid': {
    'en-US': 'This text cannot be saved as it is. See the marked fields; nothing you wrote is lost.',
    'zh-CN': '当前内容无法保存，请检查标出的字段；您填写的内容没有丢失。',
  },
  ...ITEM_NOT_FOUND,
  'deadline.not_found': { 'en-US': 'This benefit has no deadline.', 'zh-CN': '该福利没有截止日期。' },
  'item.not_found': { 'en-US': 'This does not exist, or is no longer published.', 'zh-CN': '该内容不存在或已下线。' },
  'attachment.not_found': { 'en-US': 'This file does not exist, or is no longer published.', 'zh-CN': '该文件不存在或已下线。' },
  'classification.not_found': {
    'en-US': 'This category does not exist, or there is nothing in it.',
    'zh-CN': '该分类不存在，或暂无内容。',
  },
  'preview.not_found': {
    'en-US': 'This draft does not exist, or the preview link has expired.',
    'zh-CN': '草稿不存在，或预览链接已失效。',
  },
  'draft.not_found': {
    'en-US': 'This draft does not exist, or you may not edit it.',
    'zh-CN': '草稿不存在，或您没有编辑权限。',
  },
  'scheduled.not_found': {
    'en-US': 'Nothing is scheduled here. It was published or cancelled, or you may not edit it.',
    'zh-CN': '没有定时发布的内容：可能已发布、已取消，或您没有编辑权限。',
  },
  'revision.not_found': {
    'en-US': 'This revision does not exist.',
    'zh-CN': '该历史版本不存在。',
  },
  'file.not_found': {
    'en-US': 'This file does not exist, or was removed.',
    'zh-CN': '该文件不存在或已删除。',
  },
  'file.empty': {
    'en-US': 'This file is empty. Choose another one.',
    'zh-CN': '这个文件是空的，请另选一个。',
  },
  'file.mismatch': {
    'en-US': 'The content of this file is not what its name says. Save it again in the right format, then upload it.',
    'zh-CN': '文件内容与扩展名不符，请用正确的格式重新保存后再上传。',
  },
  'file.infected': {
    'en-US':
      'The malware scanner found malware in this file, so it was not stored. Tell your IT security, and do not send it on.',
    'zh-CN': '在此文件中检测到恶意软件，文件未保存。请勿转发，并通知 IT 安全人员。',
  },
  'file.unsupported': {
    'en-US':
      'Files of this type are not accepted. PDF, Word, Excel, PowerPoint, OpenDocument, ZIP, TXT, CSV and pictures are; SVG only as a picture.',
    'zh-CN': '不支持此类文件。可上传 PDF、Word、Excel、PowerPoint、OpenDocument、ZIP、TXT、CSV 和图片；SVG 只能作为图片插入。',
  },
  'file.too_large': {
    'en-US': 'This file is too large. An attachment can have 50 MB, a picture 25 MB.',
    'zh-CN': '文件过大。附件不超过 50 MB，图片不超过 25 MB。',
  },
  'file.full': {
    'en-US': 'There are already 100 files here. Remove some to add others.',
    'zh-CN': '文件已达 100 个，请先删除一些再添加。',
  },
  'file.in_use': {
    'en-US': 'This file is still in use. Take it out of the text and of the attachments, save, then remove it.',
    'zh-CN': '该文件仍在使用中。请先从正文和附件中移除并保存，再删除文件。',
  },
  'file.other_type': {
    'en-US': 'A file keeps its type. Choose one of the same type, or upload it as a new file.',
    'zh-CN': '文件类型不能更改。请选择同类型的文件，或作为新文件上传。',
  },
  'picture.too_large': {
    'en-US': 'This picture has too many pixels. Make it smaller than 50 megapixels, then upload it.',
    'zh-CN': '图片像素过多，请缩小到 5000 万像素以内再上传。',
  },
  'picture.invalid': {
    'en-US': 'This picture is damaged and cannot be read. Save it again, then upload it.',
    'zh-CN': '图片已损坏，无法读取。请重新保存后再上传。',
  },
  'remark.not_found': {
    'en-US': 'This remark does not exist, or was removed.',
    'zh-CN': '该批注不存在或已删除。',
  },
  'feed.not_found': { 'en-US': 'This feed does not exist, or was removed.', 'zh-CN': '该订阅不存在或已删除。' },
  'notice.conflict': {
    'en-US': 'This notice has changed. Read what changed, then confirm.',
    'zh-CN': '该通知已有变更，请阅读变更内容后再确认。',
  },
  'draft.conflict': {
    'en-US': 'The draft or its published version has changed since you opened it. Nothing was saved over it.',
    'zh-CN': '您打开后，草稿或已发布的版本已有变更，本次操作没有覆盖它。',
  },
  'scheduled.conflict': {
    'en-US': 'This item has a scheduled revision, or it was changed since you opened it. Look at it, or cancel it first.',
    'zh-CN': '该内容已有定时发布的版本，或该版本在您打开后有变更。请先查看或取消它。',
  },
  'item.conflict': {
    'en-US': 'This item has changed since you opened it. Nothing was done. Reload it, then try again.',
    'zh-CN': '您打开后，该内容已有变更，本次操作未执行。请重新加载后再试。',
  },
  'item.archived': {
    'en-US': 'This item is archived. Restore it first.',
    'zh-CN': '该内容已归档，请先恢复。',
  },
  'review.required': {
    'en-US': 'This version needs an approval before it can be published. Submit it for review.',
    'zh-CN': '该版本须先通过审核才能发布，请提交审核。',
  },
  'review.own': {
    'en-US': 'You have worked on this draft, so somebody else must approve it.',
    'zh-CN': '您参与过该草稿的撰写，须由他人审核。',
  },
  'review.off': {
    'en-US': 'Drafts are not reviewed here. It can be published without an approval.',
    'zh-CN': '此处未启用审核，无需审核即可发布。',
  },
  'review.conflict': {
    'en-US': 'Someone else has changed these settings. Your changes were not saved. Reload them, then make your changes again.',
    'zh-CN': '审核设置刚被他人修改，本次更改未保存。请重新加载后再修改。',
  },
  'release.not_found': {
    'en-US': 'This release does not exist, or you may publish nothing in it.',
    'zh-CN': '该发布计划不存在，或其中没有您可以发布的内容。',
  },
  'release.conflict': {
    'en-US': 'This release has changed since you opened it, or is done with. Reload it, then try again.',
    'zh-CN': '您打开后，该发布计划已有变更或已结束。请重新加载后再试。',
  },
  'release.blocked': {
    'en-US': 'Not everything in this release is ready, so nothing was published or scheduled.',
    'zh-CN': '该发布计划中有内容尚未就绪，因此没有发布或排期任何内容。',
  },
  'release.holds': {
    'en-US': 'This item is in a release, which decides when it goes live. Take it out of the release first.',
    'zh-CN': '该内容属于某个发布计划，由计划决定上线时间。请先将其移出。',
  },
  'undo.expired': {
    'en-US': 'This can no longer be undone: more than ten minutes have passed, or something else was published.',
    'zh-CN': '已无法撤销：已超过十分钟，或之后又有新的发布。',
  },
  'remark.conflict': {
    'en-US': 'Others have replied to this remark, so it can no longer be removed.',
    'zh-CN': '已有他人回复该批注，无法再删除。',
  },
  'remark.full': {
    'en-US': 'This draft already has 500 remarks and replies. Remove some of yours to write others.',
    'zh-CN': '该草稿的批注和回复已达 500 条，请先删除自己的一些再添加。',
  },
  'feed.conflict': {
    'en-US': 'You already have 20 feeds. Remove one to create another.',
    'zh-CN': '您已有 20 个订阅，请先删除一个再新建。',
  },
  'preview.limited': {
    'en-US': 'You have made 20 preview links within an hour. Wait a while, then make another.',
    'zh-CN': '您一小时内已创建 20 个预览链接，请稍后再创建。',
  },
} as const satisfies Partial<Record<ErrorCode, Message>>;
