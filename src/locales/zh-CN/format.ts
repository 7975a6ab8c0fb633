import type { TextsOf } from '../texts';
import type { format as english } from '../en-US/format';

export const format: TextsOf<typeof english> = {
  months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  weekdays: '星期日 星期一 星期二 星期三 星期四 星期五 星期六',
  dayOfMonth: '{{month}}{{day}}日',
  withWeekday: '{{date}} {{weekday}}',
  date: '{{year}}年{{month}}{{day}}日',
  period: '{{start}}至{{end}}',
  periodInMonth: '{{year}}年{{month}}{{day}}日至{{lastDay}}日',
  periodInYear: '{{year}}年{{month}}{{day}}日至{{lastMonth}}{{lastDay}}日',
  /** Hour cycle: 12 or 24 hours. */
  hours: '24',
  justNow: '刚刚',
  time_am: '{{hour}}:{{minute}}',
  time_pm: '{{hour}}:{{minute}}',
  dateTime: '{{date}} {{time}}',
  days: {
    beforeYesterday: '前天',
    yesterday: '昨天',
    today: '今天',
    tomorrow: '明天',
    afterTomorrow: '后天',
    past: '{{days}} 天前',
    ahead: '{{days}} 天后',
    left: '还剩 {{days}} 天',
    overdue_other: '逾期 {{formatted}} 天',
  },
};
