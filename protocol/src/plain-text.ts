/** Keeps what stands behind a backslash from being read, in characters that no text has. */
const hidden = 0xe000;
const escaped = /\\([!-/:-@[-`{-~])/g;
const kept = /[\u{e000}-\u{e07f}]/gu;

/** The words of markdown without its signs, line by line. A link that was cut counts, too. */
export const plainLines = (markdown: string): string =>
  markdown
    .replaceAll(escaped, (_, sign: string) => String.fromCodePoint(hidden + sign.charCodeAt(0)))
    .replaceAll(/!?\[([^\]]*)\]\([^)]*(?:\)|$)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replaceAll(/(\*\*|__|`+|~~)/g, '')
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(kept, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? hidden) - hidden))
    .trim();

/** The same as one line, for lists. */
export const plainText = (markdown: string): string => plainLines(markdown).replaceAll(/\s+/g, ' ');
