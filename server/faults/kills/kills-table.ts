import type { KillsReport } from './run-kills.ts';

/** The figures of a run, as lines to print. */
export function killsTable(report: KillsReport): string[] {
  const { engine, kills, acknowledged, lost, doubled, unexpected, mails } = report;
  const ready = Object.entries(report.readyMs).map(([target, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const at = (share: number) =>
      `${Math.round(sorted[Math.floor(share * sorted.length)] ?? 0)} ms`;
    return `  ${target.padEnd(11)}${String(all.length).padStart(5)} kills, ready again after ${at(0.5)} (p95 ${at(0.95)}, longest ${at(0.999)})`;
  });
  return [
    `${engine}: ${kills} kills, ${acknowledged} acknowledged writes, ${lost.length} lost, ${doubled.length} doubled, ${unexpected.length} wrong answers`,
    ...ready,
    `  mails      ${mails.none.length} colleagues were never mailed, ${mails.several.length} more than once`,
    ...some('lost', lost),
    ...some('doubled', doubled),
    ...some('wrong answer', unexpected),
    ...some('never mailed', mails.none),
    ...some('mailed more than once', mails.several),
  ];
}

export const isWhole = ({ lost, doubled, unexpected, mails }: KillsReport): boolean =>
  [lost, doubled, unexpected, mails.none, mails.several].every((problems) => problems.length === 0);

const some = (what: string, all: readonly string[]): string[] =>
  all.slice(0, 20).map((one) => `  ${what}: ${one}`);
