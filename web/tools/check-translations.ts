/** Compares the texts in the source with the catalogs: nothing missing, empty or left over. */
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));
const config = getConfig({ configPath });
const findings: string[] = [];

for (const catalog of await getCatalogs(config)) {
  const [source, catalogs] = await Promise.all([catalog.collect(), catalog.readAll()]);
  const wanted = Object.entries(source ?? {});
  for (const [locale, written] of Object.entries(catalogs)) {
    for (const [id, { message, origin }] of wanted) {
      const place = `“${message ?? id}” (${origin.map(([file]) => file).join(', ')})`;
      const entry = written?.[id];
      if (!entry) findings.push(`${locale} does not know ${place}`);
      else if (!entry.translation && locale !== config.sourceLocale) {
        findings.push(`${locale} has no words for ${place}`);
      }
    }
    const used = new Set(wanted.map(([id]) => id));
    const left = Object.entries(written ?? {}).filter(([id]) => !used.has(id));
    findings.push(...left.map(([id, { message }]) => `${locale} still has “${message ?? id}”`));
  }
}

if (findings.length > 0) {
  const shown = findings.slice(0, 20);
  const more = findings.length - shown.length;
  console.error([...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'));
  process.exit(1);
}
