import type { DemoHire } from '../hires.types.ts';

const accepted = 'accepted' as const;

/** What both sides agree on, with a contract that waits or came to nothing. */
export const toSign: readonly DemoHire[] = [
  {
    key: 'isfoss-hakon',
    assignment: 'isfoss-avregning-backend',
    buyer: 'silje-rodland',
    consultant: 'hakon-tveitan',
    role: 'Backendutvikler',
    about: {
      short: 'Ny avregningsløsning',
      long: 'Bygger tjenestene som regner ut og fordeler avviket mellom målt og beregnet forbruk.',
    },
    ...{ startOffsetDays: 21, endOffsetDays: 385, percentage: 100, hourlyRate: 1385 },
    adjustments: [{ startOffsetDays: 200, hourlyRate: 1430 }],
    ...{ status: accepted, offsetDays: -1, contract: { status: 'in_progress' } },
    basis: {
      choice: 'innleie',
      ground: 'aml_14_13',
      reason: 'Vi leder arbeidet til daglig og svarer for resultatet.',
    },
  },
  {
    key: 'vinterhamn-gustav',
    buyer: 'johan-ekdahl',
    consultant: 'gustav-lidman',
    role: 'DevOps-ingenjör',
    about: { short: 'Från BizTalk till Azure', long: 'Flyttar de sista elva integrationerna.' },
    ...{ startOffsetDays: 18, endOffsetDays: 200, percentage: 80, hourlyRate: 1210 },
    ...{ status: accepted, offsetDays: -1, contract: { status: 'in_progress', seen: 'signed' } },
  },
  {
    key: 'gronnmarka-tomasz',
    buyer: 'line-kjolstad',
    consultant: 'tomasz-wierzbicki',
    role: 'Sikkerhetsanalytiker',
    about: {
      short: 'Netthandel',
      long: 'Går gjennom kassen, og følger med på den de første månedene.',
    },
    ...{ startOffsetDays: 10, endOffsetDays: 120, percentage: 100, hourlyRate: 1240 },
    ...{ status: accepted, offsetDays: -6 },
    contract: { status: 'declined', reason: 'Ansvarsgrensen må ned før vi kan signere.' },
    basis: { choice: 'oppdrag', reason: 'Selskapet leder arbeidet og svarer for det.' },
  },
  {
    key: 'havgap-marek',
    buyer: 'camilla-strandvik',
    consultant: 'marek-dvorak',
    role: 'Backendutvikler',
    about: { short: 'Innskuddssystemet', long: 'Tar hånd om nattkjøringene.' },
    ...{ startOffsetDays: 7, endOffsetDays: 150, percentage: 100, hourlyRate: 1480 },
    ...{ status: accepted, offsetDays: -5 },
    contract: { status: 'recalled', reason: 'Feil startdato. Dere får en ny i morgen.' },
    basis: { choice: 'innleie', ground: 'aml_14_13', reason: 'Han går inn i driftsteamet vårt.' },
  },
  {
    key: 'mellansjo-viktor',
    buyer: 'ulrika-sundfors',
    consultant: 'viktor-agren',
    role: 'Mobilutvecklare',
    about: { short: 'App för hembesök', long: 'Bygger appen så att den fungerar utan täckning.' },
    ...{ startOffsetDays: 5, endOffsetDays: 140, percentage: 100, hourlyRate: 1170 },
    ...{ status: accepted, offsetDays: -4, contract: { status: 'expired' } },
  },
];
