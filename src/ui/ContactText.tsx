const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A contact as its editors wrote it, with e-mail addresses as links. */
export function ContactText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) => (ADDRESS.test(part) ? <MailLink key={index} address={part} /> : part));
}

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
