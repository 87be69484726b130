const differences = [
  ['/src/main.tsx', '/src/sign.tsx'],
  [
    'Torg: oppdrag og konsulenter i Norge og Sverige.',
    'Torg: signer et dokument, eller sjekk et som er signert.',
  ],
] as const;

/** The page that the small app starts from: the one of the app, with its own entry and description. */
export const signPage = (page: string): string =>
  differences.reduce((text, [theirs, own]) => {
    if (!text.includes(theirs)) throw new Error(`index.html does not say “${theirs}”.`);
    return text.replace(theirs, own);
  }, page);
