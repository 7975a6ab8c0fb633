/** How dates and distances in days are written. */
export const format = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  date: '{{month}} {{day}}, {{year}}',
  /** Time of day. */
  hours: '12',
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
  },
};
