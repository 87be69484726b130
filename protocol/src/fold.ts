const accented = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ';
const plain = 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy';
/** What letters are folded to, apart from lower case. */
export const plainOf: ReadonlyMap<string, string | undefined> = new Map([
  ...Array.from(accented, (letter, place) => [letter, plain[place]] as const),
  ['æ', 'ae'] as const,
  ['Æ', 'ae'] as const,
]);

/**
 * A text as searches compare it: lower case, without accents. The database folds in the same way.
 */
export const fold = (text: string): string =>
  text.replaceAll(/[À-ÿ]/g, (letter) => plainOf.get(letter) ?? letter).toLowerCase();
