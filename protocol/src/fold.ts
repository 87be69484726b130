const accented = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ';
const plain = 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy';
const plainOf = new Map([
  ...Array.from(accented, (letter, place) => [letter, plain[place]] as const),
  ['æ', 'ae'] as const,
  ['Æ', 'ae'] as const,
]);

/** A text as it is searched: small letters without accents; the database folds in the same way. */
export const fold = (text: string): string =>
  Array.from(text, (letter) => plainOf.get(letter) ?? letter)
    .join('')
    .toLowerCase();
