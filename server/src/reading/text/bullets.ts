/** Signs and numbers that begin a line of a list: `-`, `2.`, `3.1.4`, `b)`, `K-12:`. */
const bullet =
  /^\s*(?:[-–—•*·▪◦‣●○✓✔✅☑►▶➢→]|\d{1,2}(?:\.\d{1,2}){1,3}[.):]?|\d{1,2}[.)]|\(?[a-z]\)|(?:[AEKSBMR]|SK|BK|KR|ID|AK|Krav|Ska|Skall|Bör|Bør|Req)[-. ]?\d{1,3}(?:\.\d{1,2})*[.:)]?|[A-ZÅÄÆØÖ]{1,2}\d{1,2}[.:)])[ \t\u00a0]+(?=\S)/u;

/** With the spaces around it; undefined where a line begins no item. */
export const bulletOf = (line: string): string | undefined => bullet.exec(line)?.[0];

const numberOf = (sign: string): string => sign.trim().replace(/[.):]+$/, '');

/** Whether `3.1` stands below `3`, or a bullet below a number. */
export function isBelow(sign: string, above: string): boolean {
  const [one, other] = [numberOf(sign), numberOf(above)];
  if (!/^\d/.test(one)) return /^\d/.test(other);
  return one.startsWith(`${other}.`);
}
