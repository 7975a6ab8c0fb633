type SkyPart = 'dawn' | 'day' | 'dusk' | 'night';

export interface Sky {
  part: SkyPart;
  /** Centre of the sun, or of the moon at night, in units of the drawing. */
  x: number;
  y: number;
}

const SUNRISE = 5;
const MORNING = 8;
const EVENING = 17;
const SUNSET = 20;

/** Centre and radii of the arc that sun and moon follow from the left over the roof to the right. */
const ARC = { x: 360, y: 300, width: 256, height: 234 };

/** Returns the part of the day and the place of the sun or the moon, by the clock of the reader's device. */
export function skyOf(now: Date): Sky {
  const hour = now.getHours() + now.getMinutes() / 60;
  const isNight = hour < SUNRISE || hour >= SUNSET;
  const progress = isNight ? ((hour - SUNSET + 24) % 24) / (24 - SUNSET + SUNRISE) : (hour - SUNRISE) / (SUNSET - SUNRISE);
  return {
    part: isNight ? 'night' : partOfDay(hour),
    x: Math.round(ARC.x - ARC.width * Math.cos(Math.PI * progress)),
    y: Math.round(ARC.y - ARC.height * Math.sin(Math.PI * progress)),
  };
}

function partOfDay(hour: number): SkyPart {
  if (hour < MORNING) return 'dawn';
  return hour < EVENING ? 'day' : 'dusk';
}
