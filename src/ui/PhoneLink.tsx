/** A number as a person wrote it; what a phone dials leaves out everything but digits and a leading plus. */
export function PhoneLink({ number }: { number: string }) {
  const dialled = number.replace(/(?!^\+)\D/g, '');
  return dialled.length > 2 ? <a href={`tel:${dialled}`}>{number}</a> : number;
}
