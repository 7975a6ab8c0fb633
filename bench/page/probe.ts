declare global {
  interface Window {
    porticoProbe: {
      ready: number | null;
      readyAt: number | null;
      fcp: number;
      lcp: number;
      shift: number;
      lastLongTaskEnd: number;
    };
  }
}

/**
 * Records in `window.porticoProbe` the first frame in which `selector` is visible, paints, layout shifts and long tasks. Runs in the
 * page before its own scripts.
 */
export function probe(selector: string): void {
  const seen = { ready: null as number | null, readyAt: null as number | null, fcp: 0, lcp: 0, shift: 0, lastLongTaskEnd: 0 };
  window.porticoProbe = seen;
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(each);
    }).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('longtask', (entry) => {
    seen.lastLongTaskEnd = entry.startTime + entry.duration;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
  const look = (): void => {
    const visible = [...document.querySelectorAll(selector)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
    if (visible) {
      seen.ready = performance.now();
      seen.readyAt = Date.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
