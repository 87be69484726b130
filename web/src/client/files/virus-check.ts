interface Checked {
  virus_check: 'passed' | 'waiting' | 'infected';
}

export const canBeOpened = ({ virus_check }: Checked): boolean => virus_check === 'passed';

const lookEveryMs = 4_000;

/** How soon to look again: only while one of the files waits for the virus scanner. */
export const untilChecked = (files: readonly Checked[] = []): number | false =>
  files.some(({ virus_check }) => virus_check === 'waiting') ? lookEveryMs : false;
