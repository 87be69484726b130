import type { Locale } from '@torg/protocol/terms';
import type { PageAnswer } from '../../platform/handler.ts';
import { stopPage, type StopWords } from '../../platform/mail/stop-page.ts';

const words: Record<Locale, StopWords> = {
  nb: {
    ask: 'Stoppe e-post om oppdrag?',
    comes: 'Vi skriver til deg når et nytt oppdrag passer profilen din. Vil du slippe det?',
    stop: 'Ikke send meg flere',
    stopped: 'E-postene er stoppet',
    over: 'Du får ikke flere e-poster med oppdrag som passer for deg.',
    link: 'Du kan også slå dem av og på under Innstillinger',
  },
  sv: {
    ask: 'Stoppa mejl om uppdrag?',
    comes: 'Vi skriver till dig när ett nytt uppdrag passar din profil. Vill du slippa det?',
    stop: 'Skicka mig inga fler',
    stopped: 'Mejlen är stoppade',
    over: 'Du får inga fler mejl med uppdrag som passar dig.',
    link: 'Du kan också slå av och på dem under Inställningar',
  },
  en: {
    ask: 'Stop mails about assignments?',
    comes: 'We write to you when a new assignment fits your profile. Do you want that to end?',
    stop: 'Send me no more',
    stopped: 'The mails are stopped',
    over: 'You get no more mails with assignments that fit you.',
    link: 'You can also turn them off and on under Settings',
  },
};

export const recommendationMailsPage = (locale: Locale, on: boolean): PageAnswer =>
  stopPage({ locale, on, words: words[locale], path: '/account' });
