const bold = /bold|black|heavy|semib|demi|\bbd\b|-sb\b|extrab|ultra(?!light)|cmbx|bx\d/i;
const italic = /italic|oblique|slanted|kursiv|-it\b|cmti|cmsl/i;

/** Weight and slant are only in a font's name, as `ABCDEF+Inter-SemiBoldItalic`. */
export function fontStyle(name: string): { bold: boolean; italic: boolean } {
  const own = name.replace(/^[A-Z]{6}\+/, '');
  return { bold: bold.test(own), italic: italic.test(own) };
}
