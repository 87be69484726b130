import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { LapseReceiver } from './lapses.repository.ts';

interface Words {
  subject: string;
  text: (company: string) => string;
  stays: string;
  news: string;
  action: string;
}

const words: Record<Locale, Words> = {
  nb: {
    subject: 'Samarbeidsavtalen med Torg må signeres på nytt',
    text: (company) =>
      `Det er kommet en ny versjon av samarbeidsavtalen. Den versjonen som ${company} har signert, gjelder ikke lenger.`,
    stays:
      'Profiler som er aktive, forblir aktive. Nye profiler kan aktiveres igjen når den nye versjonen er signert.',
    news: 'Dette er nytt:',
    action: 'Se hva som er nytt, og send til signering',
  },
  sv: {
    subject: 'Samarbetsavtalet med Torg behöver signeras på nytt',
    text: (company) =>
      `Det har kommit en ny version av samarbetsavtalet. Den version som ${company} har signerat gäller inte längre.`,
    stays:
      'Profiler som är aktiva förblir aktiva. Nya profiler kan aktiveras igen när den nya versionen är signerad.',
    news: 'Det här är nytt:',
    action: 'Se vad som är nytt och skicka för signering',
  },
  en: {
    subject: 'The cooperation agreement with Torg must be signed again',
    text: (company) =>
      `There is a new version of the cooperation agreement. The version that ${company} has signed is no longer in force.`,
    stays:
      'Active profiles stay active. New profiles can be activated again once the new version is signed.',
    news: 'This is new:',
    action: 'See what is new, and send it to be signed',
  },
};

export function lapseMail(
  { email, locale, company, change_note }: LapseReceiver,
  { publicUrl }: { publicUrl: string },
) {
  const say = words[locale];
  const { subject, stays } = say;
  const text = say.text(company);
  const news = change_note === '' ? {} : { quote: change_note };
  const form = layOutMail({
    ...{ locale, preview: text, heading: subject },
    paragraphs: change_note === '' ? [text, stays] : [text, stays, say.news],
    ...news,
    actions: [{ label: say.action, url: `${publicUrl}/consultant-company?tab=avtale` }],
  });
  return { to: email, subject, ...form };
}
