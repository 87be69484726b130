import type { Because, Chapter } from './requirement.ts';

/** What the table is compared with. */
export interface Project {
  /** the text of a file of the project; null if there is none */
  read: (path: string) => string | null;
  checks: readonly string[];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title is the first argument of a call: `it('…', …)`, or of what `it.each` returns. */
const hasTitle = (text: string, title: string): boolean =>
  new RegExp(`\\(\\s*(['"\`])${escaped(title)}\\1`).test(text);

/** What is wrong with one reason; null if it holds. */
function gapOf(because: Because, { read, checks }: Project): string | null {
  if (because.kind === 'check') {
    return checks.includes(because.name) ? null : `there is no check ${because.name}`;
  }
  if (because.kind !== 'test' && because.kind !== 'document') return null;
  const text = read(because.file);
  if (text === null) return `there is no file ${because.file}`;
  if (because.kind === 'test') {
    const isThere = hasTitle(text, because.title);
    return isThere ? null : `${because.file} has no test “${because.title}”`;
  }
  const isThere = text.split('\n').includes(because.heading);
  return isThere ? null : `${because.file} has no heading “${because.heading}”`;
}

/** Requirements that name what does not exist, that nothing holds, or that come twice. */
export function findGaps(chapters: readonly Chapter[], project: Project): string[] {
  const seen = new Set<string>();
  return chapters.flatMap((chapter) =>
    chapter.requirements.flatMap(({ number, because }) => {
      const gaps = because.map((one) => gapOf(one, project)).filter((gap) => gap !== null);
      if (because.length === 0) gaps.push('nothing says whether it holds');
      if (seen.has(number)) gaps.push('it is there twice');
      if (!number.startsWith(`${chapter.number}.`)) gaps.push(`it is not of ${chapter.number}`);
      seen.add(number);
      return gaps.map((gap) => `${number}: ${gap}`);
    }),
  );
}
