import type { Locale } from '@torg/protocol/terms';

/** What the owner of an account is told at once. */
export const securityNews = [
  'added_totp',
  'removed_totp',
  'added_passkey',
  'removed_passkey',
  'renewed_recovery_codes',
  'used_recovery_code',
  'reset_second_factor',
] as const;
export type SecurityNews = (typeof securityNews)[number];

interface Words {
  subject: string;
  text: string;
}

const nb: Record<SecurityNews, Words> = {
  added_totp: {
    subject: 'Kodeapp er lagt til på Torg',
    text: 'Du logger nå inn med en kode fra appen i tillegg.',
  },
  removed_totp: {
    subject: 'Kodeappen er fjernet fra Torg',
    text: 'Koder fra appen virker ikke lenger når du logger inn.',
  },
  added_passkey: {
    subject: 'En passnøkkel er lagt til på Torg',
    text: 'Du kan nå logge inn med passnøkkelen.',
  },
  removed_passkey: {
    subject: 'En passnøkkel er fjernet fra Torg',
    text: 'Passnøkkelen virker ikke lenger når du logger inn.',
  },
  renewed_recovery_codes: {
    subject: 'Du har nye gjenopprettingskoder på Torg',
    text: 'Kodene du hadde fra før, virker ikke lenger.',
  },
  used_recovery_code: {
    subject: 'En gjenopprettingskode er brukt på Torg',
    text: 'Koden virker ikke en gang til. Har du få igjen, kan du lage nye på kontosiden.',
  },
  reset_second_factor: {
    subject: 'Totrinnsinnloggingen din på Torg er nullstilt',
    text: 'En administrator har fjernet kodeapp, passnøkler og gjenopprettingskoder, og logget deg ut overalt. Sett dem opp på nytt når du logger inn.',
  },
};

const sv: Record<SecurityNews, Words> = {
  added_totp: {
    subject: 'En kodapp har lagts till på Torg',
    text: 'Du loggar nu även in med en kod från appen.',
  },
  removed_totp: {
    subject: 'Kodappen har tagits bort från Torg',
    text: 'Koder från appen fungerar inte längre när du loggar in.',
  },
  added_passkey: {
    subject: 'En passnyckel har lagts till på Torg',
    text: 'Du kan nu logga in med passnyckeln.',
  },
  removed_passkey: {
    subject: 'En passnyckel har tagits bort från Torg',
    text: 'Passnyckeln fungerar inte längre när du loggar in.',
  },
  renewed_recovery_codes: {
    subject: 'Du har nya återställningskoder på Torg',
    text: 'Koderna du hade tidigare fungerar inte längre.',
  },
  used_recovery_code: {
    subject: 'En återställningskod har använts på Torg',
    text: 'Koden fungerar inte en gång till. Har du få kvar kan du skapa nya på kontosidan.',
  },
  reset_second_factor: {
    subject: 'Din tvåstegsinloggning på Torg har nollställts',
    text: 'En administratör har tagit bort kodapp, passnycklar och återställningskoder och loggat ut dig överallt. Ställ in dem på nytt när du loggar in.',
  },
};

const en: Record<SecurityNews, Words> = {
  added_totp: {
    subject: 'An authenticator app was added at Torg',
    text: 'From now on you also sign in with a code of the app.',
  },
  removed_totp: {
    subject: 'The authenticator app was removed from Torg',
    text: 'Codes of the app no longer work when you sign in.',
  },
  added_passkey: {
    subject: 'A passkey was added at Torg',
    text: 'You can now sign in with the passkey.',
  },
  removed_passkey: {
    subject: 'A passkey was removed from Torg',
    text: 'The passkey no longer works when you sign in.',
  },
  renewed_recovery_codes: {
    subject: 'You have new recovery codes at Torg',
    text: 'The codes that you had before no longer work.',
  },
  used_recovery_code: {
    subject: 'A recovery code was used at Torg',
    text: 'The code does not work again. If few are left, make new ones on the account page.',
  },
  reset_second_factor: {
    subject: 'Your two-step sign-in at Torg was reset',
    text: 'An admin has removed the authenticator app, passkeys and recovery codes, and signed you out everywhere. Set them up again when you sign in.',
  },
};

/** What was changed, by what it is about and in the language of its reader. */
export const securityWords: Record<Locale, Record<SecurityNews, Words>> = { nb, sv, en };

/** What to do if it was somebody else, and the way there. */
export const ifNotYou: Record<Locale, { text: string; action: string }> = {
  nb: {
    text: 'Var det ikke deg? Logg inn, bytt passord og logg ut overalt ellers. Skriv til oss hvis du ikke kommer inn.',
    action: 'Gå til kontoen din',
  },
  sv: {
    text: 'Var det inte du? Logga in, byt lösenord och logga ut överallt annars. Skriv till oss om du inte kommer in.',
    action: 'Gå till ditt konto',
  },
  en: {
    text: 'Was it not you? Sign in, change your password and sign out everywhere else. Write to us if you cannot sign in.',
    action: 'Go to your account',
  },
};
