const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A contact as its editors wrote it, with e-mail addresses as links. */
export function ContactText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    ADDRESS.test(part) ? (
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
