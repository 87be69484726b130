import type { Secret } from './known-strings.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Short ones stand in many words, so they are replaced as words alone, in the same case. */
const short = 4;

/** Spaces may be any, and a name may have lost its hyphen at the end of a line. */
const pattern = (text: string): string => escaped(text.trim()).replaceAll(/\s+/g, String.raw`\s+`);

function expressionOf({ text, alone = text.length <= short }: Secret): RegExp {
  const before = String.raw`(?<![\p{L}\p{N}])`;
  // With the genitive, but nothing else behind it.
  const after = String.raw`(?=(?:['’]?s)?(?![\p{L}\p{N}]))`;
  return alone
    ? new RegExp(`${before}${pattern(text)}${after}`, 'gu')
    : new RegExp(pattern(text), 'giu');
}

const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const link = /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|x|twitter)\.com\/\S+/giu;
/** With a country code, or in the groups of a Norwegian or Swedish number. */
const phone =
  /(?:\+|\b00)\d{2}(?:[ .-]?\d){7,10}\b|\b\d{3} \d{2} \d{3}\b|\b\d{2} \d{2} \d{2} \d{2}\b|\b0\d{1,3}-\d{2,3} \d{2} \d{2}\b|\b0\d{1,2}-\d{3} \d{2} \d{2}\b/g;

/** Takes out of texts what tells who somebody is. */
export function withoutSecrets(secrets: readonly Secret[], removed: string) {
  const expressions = secrets.map((secret) => ({ found: expressionOf(secret), ...secret }));
  return (text: string): string => {
    const plain = [address, link, phone].reduce(
      (rest, found) => rest.replaceAll(found, removed),
      text,
    );
    return expressions.reduce(
      (rest, { found, instead }) => rest.replaceAll(found, () => instead),
      plain,
    );
  };
}
