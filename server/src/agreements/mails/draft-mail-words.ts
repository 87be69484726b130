import type { Locale } from '@torg/protocol/terms';
import type { MailedDraftNews } from './mailed-news.ts';

interface Names {
  consultant: string;
  client: string;
  /** the consultant's company */
  provider: string;
}
interface NewsWords {
  subject: (names: Names) => string;
  text: (names: Names) => string;
  action: string;
}
type Words = Record<MailedDraftNews, NewsWords> & {
  labels: Record<'consultant' | 'provider' | 'client' | 'role' | 'period', string>;
};

const nb: Words = {
  labels: {
    ...{ consultant: 'Konsulent', provider: 'Konsulentens selskap', client: 'Oppdragsgiver' },
    ...{ role: 'Rolle', period: 'Periode' },
  },
  sent: {
    subject: ({ client, consultant }) => `${client} vil ansette ${consultant}`,
    text: ({ client }) =>
      `${client} har sendt vilkår. Dere kan godta, foreslå endringer eller takke nei.`,
    action: 'Se vilkårene og svar',
  },
  changes_proposed: {
    subject: ({ consultant }) => `Forslag til endringer i vilkårene for ${consultant}`,
    text: ({ provider }) =>
      `${provider} foreslår andre vilkår. Siden viser hva som er endret. Dere kan godta, endre og sende på nytt, eller trekke vilkårene tilbake.`,
    action: 'Se endringene og svar',
  },
  accepted: {
    subject: ({ consultant }) => `Vilkårene for ${consultant} er godtatt`,
    text: () => 'Begge parter er enige. De som skal signere, får avtalen i en egen e-post.',
    action: 'Se vilkårene',
  },
  declined: {
    subject: ({ consultant }) => `Takket nei: vilkårene for ${consultant}`,
    text: ({ provider }) => `${provider} har takket nei. Det blir ingen avtale på disse vilkårene.`,
    action: 'Se vilkårene',
  },
  withdrawn: {
    subject: ({ consultant }) => `Trukket tilbake: vilkårene for ${consultant}`,
    text: ({ client }) => `${client} har trukket vilkårene tilbake. Du trenger ikke gjøre noe.`,
    action: 'Se vilkårene',
  },
  consent_asked: {
    subject: ({ client }) => `Sier du ja til oppdraget hos ${client}?`,
    text: ({ client }) =>
      `${client} vil ansette deg. Selskapet ditt kan godta vilkårene når du har sagt ja.`,
    action: 'Se vilkårene og svar',
  },
  consented: {
    subject: ({ consultant }) => `${consultant} har sagt ja`,
    text: ({ consultant, client }) =>
      `${consultant} sier ja til oppdraget hos ${client}. Nå kan dere godta vilkårene.`,
    action: 'Se vilkårene',
  },
};

const sv: Words = {
  labels: {
    ...{ consultant: 'Konsult', provider: 'Konsultens bolag', client: 'Uppdragsgivare' },
    ...{ role: 'Roll', period: 'Period' },
  },
  sent: {
    subject: ({ client, consultant }) => `${client} vill anlita ${consultant}`,
    text: ({ client }) =>
      `${client} har skickat villkor. Ni kan godta, föreslå ändringar eller tacka nej.`,
    action: 'Se villkoren och svara',
  },
  changes_proposed: {
    subject: ({ consultant }) => `Förslag till ändringar i villkoren för ${consultant}`,
    text: ({ provider }) =>
      `${provider} föreslår andra villkor. Sidan visar vad som har ändrats. Ni kan godta, ändra och skicka på nytt, eller dra tillbaka villkoren.`,
    action: 'Se ändringarna och svara',
  },
  accepted: {
    subject: ({ consultant }) => `Villkoren för ${consultant} är godtagna`,
    text: () => 'Båda parter är överens. De som ska signera får avtalet i ett eget mejl.',
    action: 'Se villkoren',
  },
  declined: {
    subject: ({ consultant }) => `Tackat nej: villkoren för ${consultant}`,
    text: ({ provider }) => `${provider} har tackat nej. Det blir inget avtal på de här villkoren.`,
    action: 'Se villkoren',
  },
  withdrawn: {
    subject: ({ consultant }) => `Tillbakadraget: villkoren för ${consultant}`,
    text: ({ client }) => `${client} har dragit tillbaka villkoren. Du behöver inte göra något.`,
    action: 'Se villkoren',
  },
  consent_asked: {
    subject: ({ client }) => `Säger du ja till uppdraget hos ${client}?`,
    text: ({ client }) =>
      `${client} vill anlita dig. Ditt företag kan godta villkoren när du har sagt ja.`,
    action: 'Se villkoren och svara',
  },
  consented: {
    subject: ({ consultant }) => `${consultant} har sagt ja`,
    text: ({ consultant, client }) =>
      `${consultant} säger ja till uppdraget hos ${client}. Nu kan ni godta villkoren.`,
    action: 'Se villkoren',
  },
};

const en: Words = {
  labels: {
    ...{ consultant: 'Consultant', provider: 'The consultant’s company', client: 'Client' },
    ...{ role: 'Role', period: 'Period' },
  },
  sent: {
    subject: ({ client, consultant }) => `${client} wants to hire ${consultant}`,
    text: ({ client }) => `${client} has sent terms. You can accept, propose changes or decline.`,
    action: 'See the terms and answer',
  },
  changes_proposed: {
    subject: ({ consultant }) => `Changes proposed to the terms for ${consultant}`,
    text: ({ provider }) =>
      `${provider} proposes other terms. The page shows what is different. You can accept, change and send them again, or withdraw the terms.`,
    action: 'See the changes and answer',
  },
  accepted: {
    subject: ({ consultant }) => `The terms for ${consultant} are accepted`,
    text: () => 'Both sides agree. Those who sign get the contract in a mail of its own.',
    action: 'See the terms',
  },
  declined: {
    subject: ({ consultant }) => `Declined: the terms for ${consultant}`,
    text: ({ provider }) => `${provider} has declined. There will be no agreement on these terms.`,
    action: 'See the terms',
  },
  withdrawn: {
    subject: ({ consultant }) => `Withdrawn: the terms for ${consultant}`,
    text: ({ client }) => `${client} has withdrawn the terms. There is nothing for you to do.`,
    action: 'See the terms',
  },
  consent_asked: {
    subject: ({ client }) => `Do you say yes to working for ${client}?`,
    text: ({ client }) =>
      `${client} wants to hire you. Your company can accept the terms once you have said yes.`,
    action: 'See the terms and answer',
  },
  consented: {
    subject: ({ consultant }) => `${consultant} has said yes`,
    text: ({ consultant, client }) =>
      `${consultant} says yes to working for ${client}. Now you can accept the terms.`,
    action: 'See the terms',
  },
};

export const draftMailWords: Record<Locale, Words> = { nb, sv, en };
