import type { draftSaving as english } from '../../en-US/studio/draft-saving';
import type { TextsOf } from '../../texts';

export const draftSaving: TextsOf<typeof english> = {
  status: {
    unchanged: '没有改动',
    dirty: '有未保存的改动',
    saving: '正在保存…',
    saved: '已于 {{time}} 保存',
    offline: '已离线，内容暂存在本机',
    offlineNotKept: '已离线，且无法暂存在本机，请不要关闭此窗口',
    failed: '未保存：{{reason}}',
    failedNotKept: '未保存，也无法暂存在本机：{{reason}}',
    signedOut: '未保存，重新登录后会自动保存',
    conflict: '未保存：同一处内容也被他人修改过',
    retry: '重试',
    choose: '去选择',
  },
  notKept: '此浏览器无法在本机暂存改动。内容保存之前，请不要关闭此窗口。',
  restored: {
    text: '已恢复 {{date}} 暂存在本机、尚未保存的改动。',
    discard: '放弃恢复的改动',
  },
  notice: {
    takenIn: '已并入{{name}}所做的修改。',
    takenInUnknown: '已并入导入带来的修改。',
    published: '在此期间该内容已发布，其中的改动已并入您的文本。',
    discarded: '在此期间草稿已被放弃，您的文本将另存为新草稿。',
    removed: '在此期间该内容已被删除，您的文本将另存为新草稿。',
    dismiss: '知道了',
  },
  conflict: {
    title: '选择要保留的内容',
    draft: '{{name}}保存了对同一处内容的修改。请先选择，您的文本才会保存。',
    draftUnknown: '导入修改了同一处内容。请先选择，您的文本才会保存。',
    published: '已发布的内容与此草稿改动了同一处。请先选择，您的文本才会保存。',
    mine: '您的版本',
    theirs: '{{name}}的版本',
    theirsImported: '导入的版本',
    theirsPublished: '已发布的版本',
    both: '两者都保留，您的在前',
    empty: '空',
    allMine: '全部选您的版本',
    allTheirs: '全部选对方的版本',
    chosen: '已选 {{chosen}} / {{total}}',
    save: '保存所选内容',
    later: '稍后再选',
  },
};
