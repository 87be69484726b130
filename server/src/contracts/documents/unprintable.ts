/** Letters of scripts that the font has, numbers, and signs as people write them in contracts. */
const printable =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mn}\p{Nd}\p{P}\p{Sc}\p{Sm}\p{Zs}\n\r\t°©®™№§]$/u;

/** The signs of a text that a document cannot show, each once. */
export const unprintable = (text: string): string[] => [
  ...new Set(Array.from(text.normalize('NFC')).filter((letter) => !printable.test(letter))),
];
