import { dialledNumber } from 'contract/core/phone';

/** A phone number as a person wrote it, as a link that a phone dials. */
export function PhoneLink({ number }: { number: string }) {
  const dialled = dialledNumber(number);
  return dialled === null ? number : <a href={`tel:${dialled}`}>{number}</a>;
}
