/** Formats of dates and of distances in days. */
export const format = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  dayOfMonth: '{{month}} {{day}}',
  withWeekday: '{{weekday}}, {{date}}',
  date: '{{month}} {{day}}, {{year}}',
  period: '{{start}} – {{end}}',
  periodInMonth: '{{month}} {{day}} – {{lastDay}}, {{year}}',
  periodInYear: '{{month}} {{day}} – {{lastMonth}} {{lastDay}}, {{year}}',
  /** Hour cycle: 12 or 24 hours. */
  hours: '12',
  /** Less than a minute ago. */
  justNow: 'just now',
  time_am: '{{hour}}:{{minute}} AM',
  time_pm: '{{hour}}:{{minute}} PM',
  dateTime: '{{date}}, {{time}}',
  days: {
    beforeYesterday: '2 days ago',
    yesterday: 'yesterday',
    today: 'today',
    tomorrow: 'tomorrow',
    afterTomorrow: 'in 2 days',
    past: '{{days}} days ago',
    ahead: 'in {{days}} days',
    left: 'in {{days}} days',
    overdue_one: '{{formatted}} day overdue',
    overdue_other: '{{formatted}} days overdue',
  },
};
