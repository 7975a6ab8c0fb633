import { AREAS, ITEM_NOT_FOUND_MESSAGES, itemNotFound, type ItemNotFound } from '../../contract/core/areas';
import type { ErrorCode } from '../../contract/core/errors';
import type { Locale } from '../../contract/core/locale';

const ITEM_NOT_FOUND = Object.fromEntries(AREAS.map((area) => [itemNotFound(area), ITEM_NOT_FOUND_MESSAGES[area]])) as Record<
  ItemNotFound,
  Record<Locale, string>
>;

const MESSAGES: Record<ErrorCode, Record<Locale, string>> = {
  'request.invalid': {
    'en-US': 'This request is not valid. Check it and try again.',
    'zh-CN': '请求内容有误，请检查后重试。',
  },
  'words.invalid': {
    'en-US': 'Each word must contain a letter or a digit, and can be listed only once.',
    'zh-CN': '每个词须包含文字或数字，且不能重复。',
  },
  'review.invalid': {
    'en-US': 'These settings name an area or department twice, or one that does not exist. Reload them, then try again.',
    'zh-CN': '审核设置中的栏目或部门重复，或不存在。请重新加载后再试。',
  },
  'document.invalid': {
    'en-US': 'This text cannot be saved as it is. See the marked fields; nothing you wrote is lost.',
    'zh-CN': '当前内容无法保存，请检查标出的字段；您填写的内容没有丢失。',
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
  ...ITEM_NOT_FOUND,
  'deadline.not_found': { 'en-US': 'This benefit has no deadline.', 'zh-CN': '该福利没有截止日期。' },
  'item.not_found': { 'en-US': 'This does not exist, or is no longer published.', 'zh-CN': '该内容不存在或已下线。' },
  'person.not_found': { 'en-US': 'This person or desk is not in the directory.', 'zh-CN': '名录中没有该人员或服务台。' },
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
  'preview.limited': {
    'en-US': 'You have made 20 preview links within an hour. Wait a while, then make another.',
    'zh-CN': '您一小时内已创建 20 个预览链接，请稍后再创建。',
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
};

export const messageFor = (code: ErrorCode, locale: Locale): string => MESSAGES[code][locale];
