import type { importGuide as english } from '../en-US/import-guide';
import type { TextsOf } from '../texts';

export const importGuide: TextsOf<typeof english> = {
  import: '导入一个 Markdown 文件夹，门户就有内容了。',
  write: '把每篇文档存为 Markdown 文件，放进对应栏目的文件夹：',
  example: '例如 service/annual-leave.md：',
  sample: '---\ntitle: 年假申请\nclassification: 休假\n---\n\n如何申请年假。',
  run: '在运行门户的机器上，进入 Portico 的安装目录，执行导入命令：',
  command: 'npm run import -- 文件夹路径',
  copy: '复制命令',
  copyFailed: '浏览器不允许复制，请选中命令后手动复制。',
  done: '导入完成后：',
  show: '查看门户',
  more: '内容有改动时再导入一次即可，只会重新发布有变化的部分。全部字段说明见随 Portico 提供的 docs/content-folder.md。',
};
