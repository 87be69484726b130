import type { KillsReport } from './run-kills.ts';

/** The figures of a run, as lines to print. */
export function killsTable(report: KillsReport): string[] {
  const { engine, kills, acknowledged, lost, doubled, unexpected, mails, cutOff } = report;
  const ready = Object.entries(report.readyMs).map(([target, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const at = (share: number) =>
      `${Math.round(sorted[Math.floor(share * sorted.length)] ?? 0)} ms`;
    return `  ${target.padEnd(11)}${String(all.length).padStart(5)} kills, ready again after ${at(0.5)} (p95 ${at(0.95)}, longest ${at(0.999)})`;
  });
  return [
    `${engine}: ${kills} kills, ${acknowledged} acknowledged writes, ${lost.length} lost, ${doubled.length} doubled, ${unexpected.length} wrong answers`,
    ...ready,
    `  mails      ${mails.none.length} colleagues were never mailed, ${mails.several.length} more than once, ${cutOff.length} were cut off by a kill`,
    ...problemsOf(report)
      .slice(0, 60)
      .map((problem) => `  ${problem}`),
  ];
}

/** Everything that the kills have broken, a line each. */
export function problemsOf({ lost, doubled, unexpected, mails }: KillsReport): string[] {
  return [
    ...lost.map((one) => `lost: ${one}`),
    ...doubled.map((one) => `doubled: ${one}`),
    ...unexpected.map((one) => `wrong answer: ${one}`),
    ...mails.none.map((one) => `never mailed: ${one}`),
    ...mails.several.map((one) => `mailed more than once: ${one}`),
  ];
}
