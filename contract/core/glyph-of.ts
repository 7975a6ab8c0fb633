import { GLYPH_NAMES, type GlyphName } from './glyphs';
import { LOCALES, type Locale } from './locale';

/**
 * Words that each glyph stands for, in English and Chinese. The first rule that finds one of its words wins, so that a name has
 * the same glyph in both languages whatever the order of its words; specific rules therefore come first.
 */
const WORDS: readonly (readonly [GlyphName, RegExp])[] = [
  ['translation', /\b(translat|language|gloss)|翻译|语言|术语/i],
  ['trip-planner', /\b(trip planner|itinerar)|行程/i],
  ['status-board', /\b(status|outage|monitor)|状态|监控|看板/i],
  ['emergency', /\b(emergenc|first aid|fire\b)|应急|紧急|急救|消防/i],
  ['laboratory', /\b(labs?\b|laborator)|实验/i],
  ['meeting-room', /\b(meeting|conference|room)|会议/i],
  ['parking', /\bpark(ing)?\b|停车|车位/i],
  ['visitor', /\b(visit|guest)|访客|来访/i],
  ['bicycle', /\b(bi)?cycl|\bbike|自行车|骑行/i],
  ['access-card', /\b(badge|access card|id card)|工牌|门禁|工卡/i],
  ['seal', /\b(seal|stamp)|印章|用印|盖章|用章/i],
  ['payroll', /\b(pay|salar|wage|compensation|bonus)|薪|工资|奖金/i],
  ['certificate', /\b(certific|permit|letter)|证明|居住证|开具/i],
  ['childcare', /\b(child|parental|maternity|paternity|nursery|camp)|育儿|子女|产假|陪产|托育|亲子|[夏冬期]令?营/i],
  ['family', /\bfamil|家庭|家属/i],
  ['mentoring', /\b(mentor|coach)|导师|辅导/i],
  ['commute', /\b(commut|shuttle|bus\b|transport)|通勤|班车|交通/i],
  ['meal', /\b(meal|food|lunch|canteen)|餐|食堂/i],
  ['sport', /\b(sport|fitness|gym)|运动|健身|体育/i],
  ['password', /\b(password|sign-in|accounts|two-step|login)|密码|账号|登录|验证|权限/i],
  ['insurance', /\binsur|保险|保障/i],
  ['pension', /\b(pension|retire|housing fund)|养老|公积金|退休/i],
  ['expense', /\b(expens|reimburs|receipt|claim)|报销|费用/i],
  ['purchase', /\b(purchas|procure|buy|order|supplier)|采购|订购|供应商/i],
  ['travel', /\b(travel|trip|flight|hotel)|差旅|出差|旅行/i],
  ['leave', /\b(leave|vacation|holiday|sabbatical|absence)\b|休假|请假|年假|病假|假期|长假/i],
  ['health', /\b(health|medic|doctor|vaccin|check-up|wellbeing|assistance)|健康|医|体检|疫苗|心理|关爱|援助/i],
  ['learning', /\b(learn|train|course|develop)|学习|培训|课程|发展/i],
  ['performance', /\b(perform|goal|review|apprais)|绩效|考核|目标/i],
  ['joining', /\b(join|onboard|first weeks|new starter|probation)|入职|新人|试用/i],
  ['moving-on', /\b(moving on|leaving|offboard|internal moves?|transfer)|离职|转岗|调动/i],
  ['network', /\b(vpn|network|remote|connect|wi-?fi|internet)|网络|远程|联网/i],
  // `IT` in capitals only, because "it" is in many titles.
  ['laptop', /\b([Ll]aptop|[Cc]omputer|[Dd]evice|[Hh]ardware|[Ss]oftware|IT\b)|电脑|设备|信息技术|软件/],
  ['phone', /\b(phone|mobile|telephone)|手机|电话/i],
  ['chat', /\b(chat|talk|messag|communicat)|聊天|沟通|消息|群/i],
  ['contract', /\b(contract|agreement)|合同|协议/i],
  ['finance', /\b(financ|budget|bank|invoice|tax(es)?\b|cost)|财务|预算|银行|发票|税/i],
  ['brand', /\b(brand|writing|design)|品牌|写作|设计/i],
  ['legal', /\b(legal|law|rule|polic|complian|conduct|privacy)|法|规章|合规|准则|制度|隐私/i],
  ['safety', /\b(safety|security|protect)|安全|防护/i],
  ['organisation', /\borgani[sz]ation|组织|架构/i],
  ['community', /\b(communit|volunteer|charit|donat|company life)|公益|志愿|社区|捐/i],
  ['calendar', /\b(calendar|schedul|event|booking|date)|日历|日程|活动|预约/i],
  ['clock', /\b(time|hours|overtime|shift)|工时|时间|加班|考勤/i],
  ['documents', /\b(document|file|archive|librar|records?|information)|文档|文件|资料|档案|信息/i],
  ['book', /\b(book|handbook|guide|knowledge|histor)|图书|手册|指南|知识|历史/i],
  ['people', /\b(people|hr|human resources|personnel|employee|staff|colleague|team)|人事|人力|员工|同事|团队/i],
  ['support', /\b(support|help|service desk|advice)|支持|帮助|服务台|咨询/i],
  ['building', /\b(building|workplace|office|facilit|site)|办公环境|办公室|工作场所|大楼|行政|场地/i],
];

/** Returns the glyph of the first name with a word that a glyph stands for; null if none has one. */
export function glyphIn(names: readonly string[]): GlyphName | null {
  for (const name of names) {
    const found = WORDS.find(([, words]) => words.test(name));
    if (found) return found[0];
  }
  return null;
}

/**
 * Returns the glyph chosen for a classification. Without one that exists, returns the glyph that its names stand for, the same in
 * all languages; the portico if no glyph does.
 */
export const classificationGlyph = (names: Partial<Record<Locale, string>>, chosen: string | null = null): GlyphName =>
  GLYPH_NAMES.find((name) => name === chosen) ?? glyphIn(LOCALES.flatMap((locale) => names[locale] ?? [])) ?? 'portico';
