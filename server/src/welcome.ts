import type { Settings } from './platform/settings.ts';

const embedded = `The database is the embedded one in the data folder: good for trying Torg out and for small
houses. For everyday work set DATABASE_URL to a PostgreSQL server.`;

/** The text after the start: the address, and how to sign in. */
export function welcome(settings: Settings, database: 'pglite' | 'postgres'): string {
  const lines = ['', `Torg answers at ${settings.publicUrl}`];
  if (settings.environment !== 'production' && settings.demo) {
    lines.push(
      '',
      'Demo accounts, password torg-demo:',
      '  innkjoper@torg.example    buyer, Norway          inkopare@torg.example  buyer, Sweden',
      '  konsulent@torg.example    consultant             bedrift@torg.example   company admin, Norway',
      '  selvstendig@torg.example  independent            bolag@torg.example     company admin, Sweden',
      '  admin@torg.example        admin                  uverifisert@torg.example  not verified',
      `Mail goes to ${settings.publicUrl}/dev/mail`,
      ...(settings.oneflow === null
        ? [`Oneflow's stand-in is at ${settings.publicUrl}/dev/esign`]
        : []),
    );
  }
  if (database === 'pglite') lines.push('', embedded);
  return `${lines.join('\n')}\n\n`;
}
