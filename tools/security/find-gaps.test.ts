import { describe, expect, it } from 'vitest';
import { securityPage } from '../docs/security.ts';
import { chapters } from './chapters.ts';
import { findGaps, type Project } from './find-gaps.ts';
import { check, lacking, need, since, test, told, type Because } from './requirement.ts';

const texts: Record<string, string> = {
  'a.test.ts': "it('holds it', () => {});\nit.each([1])('holds %s', () => {});\n// it is new\n",
  'a.md': '# A page\n\n## A part\n\nText about a part.\n',
};
const project: Project = { read: (path) => texts[path] ?? null, checks: ['types'] };
const gapsOf = (...because: Because[]) => {
  const requirements = [need('V1.1.1', 1, 'Something.', ...because)];
  return findGaps([{ number: 'V1', title: 'One', requirements }], project);
};

describe('the table of security', () => {
  it('may name tests, parts of documents, checks and reasons that exist', () => {
    expect(gapsOf(test('a.test.ts', 'holds it'), test('a.test.ts', 'holds %s'))).toEqual([]);
    expect(gapsOf(told('## A part', 'a.md'), check('types'))).toEqual([]);
    expect(gapsOf(since('There is none.'), lacking('something'))).toEqual([]);
  });

  it.each([
    [test('gone.test.ts', 'holds it'), 'V1.1.1: there is no file gone.test.ts'],
    [test('a.test.ts', 'holds'), 'V1.1.1: a.test.ts has no test “holds”'],
    [test('a.test.ts', 'it is new'), 'V1.1.1: a.test.ts has no test “it is new”'],
    [told('## Another', 'a.md'), 'V1.1.1: a.md has no heading “## Another”'],
    [told('A part', 'a.md'), 'V1.1.1: a.md has no heading “A part”'],
    [check('nothing'), 'V1.1.1: there is no check nothing'],
  ] as const)('is refused when it names what does not exist: %j', (because, gap) => {
    expect(gapsOf(because)).toEqual([gap]);
  });

  it('is refused when nothing holds a requirement, or it comes twice or elsewhere', () => {
    expect(gapsOf()).toEqual(['V1.1.1: nothing says whether it holds']);
    const one = need('V2.1.1', 1, 'Something.', since('So.'));
    const chapter = { number: 'V1', title: 'One', requirements: [one, one] };
    const elsewhere = 'V2.1.1: it is not of V1';
    expect(findGaps([chapter], project)).toEqual([
      ...[elsewhere, 'V2.1.1: it is there twice', elsewhere],
    ]);
  });

  it('has every requirement of the levels 1 and 2', () => {
    const all = chapters.flatMap(({ requirements }) => requirements);
    expect(all.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(all.filter(({ level }) => level === 2)).toHaveLength(183);
  });

  it('is a page with links', () => {
    const requirements = [need('V1.1.1', 1, 'A <b> thing.', test('server/a.test.ts', 'is [%s]'))];
    const chapter = { number: 'V1', title: 'One', requirements };
    const page = securityPage([chapter], { attempts: { one: 'tried' }, changes: {} });
    expect(page).toContain('| V1.1.1 | 1 | A <b> thing. | [is \\[%s\\]](../server/a.test.ts) |');
    expect(page).toContain('| `one` | tried |');
  });
});
