import type { search as english } from '../en-US/search';
import type { TextsOf } from '../texts';

export const search: TextsOf<typeof english> = {
  lead: '一次搜索服务、公告、福利、制度与工具。',
  label: '搜索全部内容',
  placeholder: '请假、食堂、领用电脑……',
  tabs: { name: '结果所在栏目', all: '全部' },
  total_other: '共 {{formatted}} 条结果',
  block: { all: '{{area}}全部 {{formatted}} 条' },
  weaker: { rest_other: '另有 {{formatted}} 条提及', all_other: '{{formatted}} 条提及', in: '{{area}}中仅正文提及的结果' },
  best: { title: '最佳匹配 · {{area}}', act: { apply: '前往在线办理', visit: '访问网站', open: '打开' } },
  side: '相关信息与筛选',
  people: '同事与服务台',
  person: '联系人',
  pinned: '编辑推荐',
  anyClassification: '全部分类',
  corrected: { shown: '已显示“{{query}}”的搜索结果。', instead: '仍然搜索：{{query}}' },
  didYouMean: '您要找的是不是',
  nothing: {
    title: '没有找到与“{{query}}”相关的内容',
    documents: '没有找到与“{{query}}”相关的文档，但有以下联系人',
    tried: '已在各栏目的标题、关键词和正文中查找{{words}}。',
    hint: '请检查有无错别字，或减少关键词、换用更常见的说法。',
    noWords: '输入中没有可搜索的词，请换个关键词试试。',
    word: '“{{word}}”',
    between: '、',
    anyDay: '不限日期搜索',
    close: '相近的搜索',
    popular: '大家常看',
    areas: '按栏目浏览',
  },
  rate: {
    question: '这些结果对您有帮助吗？',
    yes: '有帮助',
    no: '没有帮助',
    thanks: '感谢您的反馈，我们会继续改进搜索。',
  },
};
