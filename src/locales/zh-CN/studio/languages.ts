import type { languages as english } from '../../en-US/studio/languages';
import type { TextsOf } from '../../texts';

export const languages: TextsOf<typeof english> = {
  list: '待核对的{{language}}段落',
  none: '两种语言内容一致，没有待更新的段落。',
  change: {
    changed: '{{language}}对应段落已修改：',
    moved: '{{language}}对应段落换了位置。',
    added: '{{language}}新增的段落，这里还没有对应内容。',
    removed: '{{language}}已删除：',
  },
  stillRight: '仍然准确',
  stillRightOf: '仍然准确：{{excerpt}}',
  showOf: '定位：{{excerpt}}',
  tell: '告知读者',
  tellHint: '读者会在这些段落上方看到“本段正在翻译”。',
};
