import { dialledNumber } from 'contract/core/phone';

/** Renders a phone number as written, as a `tel:` link; as plain text if it cannot be dialled. */
export function PhoneLink({ number }: { number: string }) {
  const dialled = dialledNumber(number);
  return dialled === null ? number : <a href={`tel:${dialled}`}>{number}</a>;
}
