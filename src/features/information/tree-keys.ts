import type { KeyboardEvent } from 'react';

/**
 * Handles keys in the tree: Up, Down, Home and End move the focus between visible entries; Right expands a section; Left
 * collapses it or moves to the parent section.
 */
export function onTreeKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(isShown);
  const place = places.findIndex((candidate) => candidate === event.target);
  const here = places[place];
  if (!here) return;
  const goal = goalOf(event.key, places, place, here);
  if (!goal) return;
  event.preventDefault();
  if (goal === 'toggle') here.click();
  else goal.focus();
}

type Goal = HTMLElement | 'toggle' | undefined;

function goalOf(key: string, places: HTMLElement[], place: number, here: HTMLElement): Goal {
  const unfolded = here.getAttribute('aria-expanded');
  switch (key) {
    case 'ArrowDown':
      return places[place + 1];
    case 'ArrowUp':
      return places[place - 1];
    case 'Home':
      return places[0];
    case 'End':
      return places.at(-1);
    case 'ArrowRight':
      return unfolded === 'false' ? 'toggle' : undefined;
    case 'ArrowLeft':
      return unfolded === 'true' ? 'toggle' : sectionAbove(here);
    default:
      return undefined;
  }
}

const isShown = (place: HTMLElement): boolean => place.closest('[hidden]') === null;

function sectionAbove(place: HTMLElement): HTMLElement | undefined {
  const section = place.closest('li')?.parentElement?.closest('li');
  return section?.querySelector<HTMLElement>(':scope > button') ?? undefined;
}
