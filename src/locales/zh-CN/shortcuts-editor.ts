import type { shortcutsEditor as english } from '../en-US/shortcuts-editor';
import type { TextsOf } from '../texts';

export const shortcutsEditor: TextsOf<typeof english> = {
  pinned: '首页显示，顺序如下',
  nonePinned: '尚未固定任何内容。固定之前，这里显示您的收藏和最常打开的内容。',
  more: '可以固定的内容',
  pin: '固定“{{title}}”',
  unpin: '取消固定“{{title}}”',
  full: '最多固定 {{most}} 项，取消一项后可再添加。',
  drag: {
    role: '可移动的入口',
    handle: '移动“{{title}}”',
    instructions: '按空格键拿起，用方向键移动，再按空格键放下；按 Esc 键放回原处。',
    start: '已拿起“{{title}}”，当前第 {{place}} 位，共 {{total}} 项。',
    over: '“{{title}}”移到第 {{place}} 位，共 {{total}} 项。',
    end: '“{{title}}”已放在第 {{place}} 位，共 {{total}} 项。',
    cancel: '“{{title}}”已放回第 {{place}} 位，共 {{total}} 项。',
  },
};
