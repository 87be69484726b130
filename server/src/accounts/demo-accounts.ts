/** The password of everybody in the demo data. */
export const demoPassword = 'torg-demo';

/** The accounts that the sign-in page offers, each in the language of their market. */
export const demoAccounts: readonly { email: string; label: string }[] = [
  { email: 'innkjoper@torg.example', label: 'Innkjøper, Norge' },
  { email: 'inkopare@torg.example', label: 'Inköpare, Sverige' },
  { email: 'konsulent@torg.example', label: 'Konsulent' },
  { email: 'bedrift@torg.example', label: 'Bedriftsadministrator, Norge' },
  { email: 'bolag@torg.example', label: 'Företagsadministratör, Sverige' },
  { email: 'selvstendig@torg.example', label: 'Selvstendig konsulent' },
  { email: 'ny.konsulent@torg.example', label: 'Ny konsulent, før veiviseren' },
  { email: 'uverifisert@torg.example', label: 'Konsulent som ikke er verifisert' },
  { email: 'admin@torg.example', label: 'Administrator' },
];
