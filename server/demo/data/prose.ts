const startsBlock = /^(#+ |- |\d+\. )/;

/**
 * Text that is wrapped and indented to fit the code around it. Each paragraph and list item becomes
 * one line, as an editor would have saved it. An empty line follows each heading.
 */
export function prose(text: TemplateStringsArray): string {
  const lines = text.join('').split('\n');
  return lines
    .map((line) => line.trim())
    .reduce((before, line) => {
      const continues = line !== '' && !startsBlock.test(line) && !before.endsWith('\n');
      return `${before}${continues ? ' ' : '\n'}${line}`;
    })
    .trim();
}
