/** An icon in one colour on a rounded square of another. */
export function logo(background: string, mark: string, paths: readonly string[]): string {
  const drawn = paths.map((path) => `<path d="${path}"/>`).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="12" fill="${background}"/>` +
    `<g fill="${mark}" fill-rule="evenodd">${drawn}</g></svg>`
  );
}
