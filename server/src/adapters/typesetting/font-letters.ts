/** The format 4 and 12 tables of a TrueType font that say which characters it has. */
const formats: Record<number, (table: DataView, add: (from: number, to: number) => void) => void> =
  {
    4(table, add) {
      const segments = table.getUint16(6) / 2;
      for (let at = 0; at < segments; at += 1) {
        add(table.getUint16(16 + 2 * (segments + at)), table.getUint16(14 + 2 * at));
      }
    },
    12(table, add) {
      for (let at = 0; at < table.getUint32(12); at += 1) {
        add(table.getUint32(16 + 12 * at), table.getUint32(20 + 12 * at));
      }
    },
  };

/** The characters of a TrueType font, so that one which it lacks does not stop a document. */
export function fontLetters(font: Buffer): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const letters = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let code = from; code <= to && code < 0xf_ffff; code += 1) letters.add(code);
  };
  const cmap = tableAt(view, 'cmap');
  for (let at = 0; at < view.getUint16(cmap + 2); at += 1) {
    const offset = cmap + view.getUint32(cmap + 8 + 8 * at);
    const table = new DataView(view.buffer, view.byteOffset + offset);
    formats[table.getUint16(0)]?.(table, add);
  }
  letters.delete(0xffff);
  return letters;
}

function tableAt(view: DataView, name: string): number {
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const tag = [0, 1, 2, 3].map((byte) => String.fromCodePoint(view.getUint8(at + byte)));
    if (tag.join('') === name) return view.getUint32(at + 8);
  }
  throw new Error(`the font has no table ${name}`);
}
