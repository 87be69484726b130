// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const misread = /[\u0000-\u001F\u007F\\]/;

/**
 * The path if it is one of the app itself, else null. A browser reads `//host`, a backslash and a
 * tab between slashes as another host, so none of them passes.
 */
export function safePath(input: string | null | undefined): string | null {
  if (input === null || input === undefined || !input.startsWith('/')) return null;
  if (input.startsWith('//') || misread.test(input) || !input.isWellFormed()) return null;
  const url = URL.canParse(input, origin) ? new URL(input, origin) : null;
  const stays = url !== null && url.origin === origin && !url.pathname.startsWith('//');
  return stays ? input : null;
}

const origin = 'http://torg.invalid';
