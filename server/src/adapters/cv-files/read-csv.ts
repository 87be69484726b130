const mostRows = 5_000;

/** The cells of each line; quotes may hold commas, line breaks and, doubled, quotes. */
function linesOf(text: string): string[][] {
  const lines: string[][] = [];
  let [line, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endLine = () => {
    lines.push([...line, cell]);
    [line, cell] = [[], ''];
  };
  for (let at = 0; at < text.length && lines.length < mostRows; at += 1) {
    const letter = text[at];
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === ',') {
      line.push(cell);
      cell = '';
    } else if (letter === '\n') endLine();
    else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || line.length > 0) endLine();
  return lines;
}

/** A table with its header as field names; notes before the header, as some files have, are left out. */
export function readCsv(text: string): Record<string, string>[] {
  const lines = linesOf(text.replace(/^\uFEFF/, ''));
  const begins = lines.findIndex((cells, at) => {
    const next = lines[at + 1];
    return (
      cells.length > 1 ||
      (next !== undefined &&
        next.length === cells.length &&
        cells[0] !== '' &&
        !/^Notes/i.test(cells[0] ?? ''))
    );
  });
  const header = lines[begins] ?? [];
  return lines
    .slice(begins + 1)
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) =>
      Object.fromEntries(header.map((name, at) => [name.trim(), cells[at]?.trim() ?? ''])),
    );
}
