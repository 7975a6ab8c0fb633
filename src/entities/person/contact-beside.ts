import type { ItemDetail } from 'contract/item';

/** Returns the contact of an item if it says more than the card of its owner; null otherwise. */
export function contactBeside({ owner, contact }: Pick<ItemDetail, 'owner' | 'contact'>): string | null {
  const known = owner ? [owner.name, owner.email, owner.phone] : [];
  const written = contact?.trim() ?? '';
  return written === '' || known.some((text) => text?.toLowerCase() === written.toLowerCase()) ? null : written;
}
