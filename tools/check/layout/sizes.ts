import { Visitor } from 'oxc-parser';
import { type Finding, lineAt, type OwnCheck } from '../finding.ts';
import { isCode, isTest, type Source } from '../sources.ts';
import { syntaxOf } from '../syntax.ts';

const limits = { file: 300, testFile: 400, median: 60, functionP90: 35 };

export const sizesCheck: OwnCheck = {
  name: 'sizes',
  look: (sources) => [...longFiles(sources), ...tooLongOnTheWhole(sources)],
  figures: (sources) => {
    const { median, functions, p90, files } = measure(sources);
    return `${files} files, median ${median} lines; ${functions} functions, p90 ${p90} lines`;
  },
};

function longFiles(sources: Source[]): Finding[] {
  return sources.filter(isMeasured).flatMap(({ path, text }) => {
    const limit = isTest(path) ? limits.testFile : limits.file;
    const lines = linesOf(text);
    return lines > limit ? [{ path, says: `${lines} lines; at most ${limit}` }] : [];
  });
}

function tooLongOnTheWhole(sources: Source[]): Finding[] {
  const { median, p90, longest } = measure(sources);
  const findings: Finding[] = [];
  if (median > limits.median) {
    findings.push({ path: '.', says: `median file has ${median} lines; aim ${limits.median}` });
  }
  if (p90 > limits.functionP90) {
    const where = longest.map((one) => `${one.name} (${one.path}, ${one.lines})`).join(', ');
    findings.push({
      path: '.',
      says: `one function in ten has over ${p90} lines; aim ${limits.functionP90}. The longest: ${where}`,
    });
  }
  return findings;
}

function measure(sources: Source[]) {
  const measured = sources.filter((source) => isMeasured(source) && !isTest(source.path));
  const functions = measured.flatMap(functionsOf).toSorted((a, b) => a.lines - b.lines);
  return {
    files: measured.length,
    median: quantile(
      0.5,
      measured.map(({ text }) => linesOf(text)),
    ),
    functions: functions.length,
    p90: quantile(
      0.9,
      functions.map(({ lines }) => lines),
    ),
    longest: functions.slice(-5).toReversed(),
  };
}

/** Data, including the demo data, has its natural length. */
function isMeasured(source: Source): boolean {
  return isCode(source) && !/\/data\/|^server\/demo\/data\//.test(source.path);
}

interface Measured {
  path: string;
  name: string;
  lines: number;
}

/**
 * Functions with a name: declared, assigned, or members. An inline argument counts for its caller.
 */
export function functionsOf(source: Source): Measured[] {
  const found: Measured[] = [];
  const add = (name: string, { start, end }: { start: number; end: number }) => {
    const lines = lineAt(source.text, end) - lineAt(source.text, start) + 1;
    found.push({ path: source.path, name, lines });
  };
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name ?? 'default', node),
    MethodDefinition: (node) => add(nameOf(node.key), node),
    VariableDeclarator: ({ id, init }) => isFunction(init) && add(nameOf(id), init),
    Property: ({ key, value }) => isFunction(value) && add(nameOf(key), value),
  }).visit(syntaxOf(source).program);
  return found;
}

function isFunction<N extends { type: string }>(node: N | null): node is N {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

function nameOf(node: { type: string; name?: unknown }): string {
  return typeof node.name === 'string' ? node.name : 'unnamed';
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

function quantile(share: number, values: number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? 0;
}
