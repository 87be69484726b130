/** The most consultants that can be compared side by side. */
export const mostCompared = 4;

/** Adds a consultant to the comparison, or removes them. */
export const flipped = (compared: readonly string[], account: string): string[] =>
  compared.includes(account)
    ? compared.filter((one) => one !== account)
    : [...compared, account].slice(0, mostCompared);

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The ids in a URL parameter, each once. */
export const comparedIn = (texts: readonly string[]): string[] | undefined => {
  const ids = [...new Set(texts.filter((one) => isId.test(one)))].slice(0, mostCompared);
  return ids.length > 0 ? ids : undefined;
};
