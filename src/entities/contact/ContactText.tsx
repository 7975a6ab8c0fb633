import { splitPhoneNumbers } from 'contract/core/phone';

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A contact as its editors wrote it, with e-mail addresses and phone numbers as links. */
export function ContactText({ text }: { text: string }) {
  return text
    .split(ADDRESS)
    .map((part, index) => (ADDRESS.test(part) ? <MailLink key={index} address={part} /> : <PhoneText key={index} text={part} />));
}

const PhoneText = ({ text }: { text: string }) =>
  splitPhoneNumbers(text).map((part, index) =>
    part.phone === undefined ? (
      part.text
    ) : (
      <a key={index} href={`tel:${part.phone}`}>
        {part.text}
      </a>
    ),
  );

/** A long address breaks where a reader would break it. */
function MailLink({ address }: { address: string }) {
  const [person, host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {person}@<wbr />
      {host}
    </a>
  );
}
