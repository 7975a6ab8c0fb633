/** Height of the chart in pixels, of its placeholder as well. */
export const CHART_HEIGHT = 240;
