/** Returns the outline of a rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 2): string => {
  const [w, h] = [width - 2 * r, height - 2 * r];
  const arc = `a${r} ${r} 0 0 1 `;
  return `M${x + r} ${y}h${w}${arc}${r} ${r}v${h}${arc}${-r} ${r}h${-w}${arc}${-r} ${-r}v${-h}${arc}${r} ${-r}z`;
};

/** Returns the outline of a circle. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
