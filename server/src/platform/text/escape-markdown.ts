/** A text that says the same as markdown: what would be interpreted stands behind a backslash. */
export const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\*_`[\]<>#]/g, String.raw`\$&`);
