import { whenIdle } from '@/lib/browser/idle';
import { moduleHook } from '@/lib/browser/module-hook';

/** Loads the code that finds phone numbers once the browser is idle. Until then, numbers are plain text. */
const usePhoneNumbers = moduleHook(() => import('contract/core/phone-numbers'), whenIdle);

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Renders a contact as written by the editors, with e-mail addresses and phone numbers as links. */
export function ContactText({ text }: { text: string }) {
  return text
    .split(ADDRESS)
    .map((part, index) => (ADDRESS.test(part) ? <MailLink key={index} address={part} /> : <PhoneText key={index} text={part} />));
}

function PhoneText({ text }: { text: string }) {
  const parts = usePhoneNumbers()?.splitPhoneNumbers(text) ?? [{ text }];
  return parts.map((part, index) =>
    part.phone === undefined ? (
      part.text
    ) : (
      <a key={index} href={`tel:${part.phone}`}>
        {part.text}
      </a>
    ),
  );
}

/** Renders an e-mail address as a link. A long address may break after the `@`. */
function MailLink({ address }: { address: string }) {
  const [person, host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {person}@<wbr />
      {host}
    </a>
  );
}
