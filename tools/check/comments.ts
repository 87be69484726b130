import { type Finding, lineAt, type OwnCheck } from './finding.ts';
import { isCode, type Source } from './sources.ts';
import { syntaxOf } from './syntax.ts';

const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/;
const suppression = /(?:oxlint|eslint)-disable|@ts-(?:expect-error|ignore|nocheck)|oxfmt-ignore/;
const longestRun = 3;

export const commentsCheck: OwnCheck = {
  name: 'comments',
  look: (sources) => sources.filter(isCode).flatMap((s) => [...content(s), ...longRuns(s)]),
};

function content(source: Source): Finding[] {
  return syntaxOf(source).comments.flatMap(({ value, start }) => {
    const at = { path: source.path, line: lineAt(source.text, start) };
    if (unfinished.test(value)) return [{ ...at, says: 'unfinished work: finish it' }];
    if (!suppression.test(value) || hasReason(value)) return [];
    return [{ ...at, says: 'a suppression must give its reason: “… -- because of this”' }];
  });
}

/** Three words or more after the dashes. */
function hasReason(comment: string): boolean {
  const [, reason = ''] = comment.split(' -- ');
  return reason.trim().split(/\s+/).length >= 3;
}

function longRuns(source: Source): Finding[] {
  const lines = source.text.split('\n');
  const starts = lines.flatMap((line, index) =>
    isLineComment(line) && !isLineComment(lines[index - 1] ?? '') ? [index] : [],
  );
  return starts.flatMap((start) => {
    const after = lines.slice(start).findIndex((line) => !isLineComment(line));
    const length = after < 0 ? lines.length - start : after;
    return length > longestRun
      ? [{ path: source.path, line: start + 1, says: 'a comment has three lines at most' }]
      : [];
  });
}

function isLineComment(line: string): boolean {
  return line.trimStart().startsWith('//');
}
