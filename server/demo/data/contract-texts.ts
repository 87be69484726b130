import type { CooperationDocumentType } from '@torg/protocol/contracts/contract-terms';

interface OlderText {
  title: string;
  /** markdown */
  text: string;
  change_note: string;
}

interface Terms {
  /** days */
  payment: number;
  /** months */
  notice: number;
  /** per cent of the hourly rate */
  fee: number;
  data: string;
}

const norwegian = ({ payment, notice, fee, data }: Terms): string => `## 1. Hva avtalen gjelder

Avtalen regulerer hvordan konsulentselskapet bruker Torg til å vise fram egne konsulenter og få oppdrag hos oppdragsgivere på markedsplassen. Hvert oppdrag avtales for seg mellom oppdragsgiveren og konsulentselskapet.

## 2. Profiler og godkjenning

- Konsulentselskapet svarer for at opplysningene i profilene er riktige og holdes oppdatert.
- Torg gjennomgår nye profiler før de kan aktiveres, og kan skjule en profil som ikke oppfyller kravene.
- Tilgjengelighet bekreftes minst hver fjerde uke.

## 3. Vederlag

Det koster ikke noe å ha profiler på Torg. For oppdrag som kommer i stand gjennom markedsplassen, betaler konsulentselskapet et vederlag på **${fee} prosent** av timeprisen. Faktura forfaller etter **${payment} dager**.

## 4. Personopplysninger

${data}

## 5. Taushetsplikt

Partene holder hemmelig det de får vite om hverandre og om oppdragsgiverne, også etter at avtalen er avsluttet.

## 6. Varighet og oppsigelse

Avtalen løper til den sies opp. Begge parter kan si den opp skriftlig med **${notice} måneders** varsel. Oppdrag som er avtalt, fullføres på avtalte vilkår.

## 7. Lovvalg

Avtalen følger norsk rett, med Oslo tingrett som verneting.
`;

const english = ({ payment, notice, fee, data }: Terms): string => `## 1. Scope

This agreement governs how the consultant company presents its consultants on Torg and receives assignments from clients on the marketplace. Each assignment is agreed separately between the client and the consultant company.

## 2. Profiles and review

- The consultant company is responsible for the profiles being correct and up to date.
- Torg reviews new profiles before they can be activated, and may hide a profile that does not meet the rules.
- Availability is confirmed at least every fourth week.

## 3. Fee

Profiles on Torg are free of charge. For assignments that come about through the marketplace, the consultant company pays a fee of **${fee} per cent** of the hourly rate. Invoices are due after **${payment} days**.

## 4. Personal data

${data}

## 5. Confidentiality

The parties keep confidential what they learn about each other and about the clients, also after the agreement has ended.

## 6. Term and termination

The agreement runs until it is terminated. Either party may terminate it in writing with **${notice} months'** notice. Assignments that have been agreed are completed on the agreed terms.

## 7. Governing law

The agreement is governed by Swedish law, and disputes are settled by Stockholm District Court.
`;

const texts = {
  cooperation_norwegian: {
    title: 'Samarbeidsavtale',
    write: norwegian,
    data: [
      'Partene behandler personopplysninger etter personopplysningsloven.',
      'Torg og konsulentselskapet er hver for seg behandlingsansvarlige for profilene. Konsulenten kan når som helst be om innsyn, retting og sletting.',
    ],
    note: 'Fakturaer forfaller etter 30 dager, ikke 14, og oppsigelsestiden er tre måneder. Avsnittet om personopplysninger er nytt.',
  },
  cooperation_english: {
    title: 'Cooperation agreement',
    write: english,
    data: [
      'The parties process personal data in accordance with the GDPR.',
      'Torg and the consultant company are each controllers of the profiles. The consultant may ask for access, correction and erasure at any time.',
    ],
    note: 'Invoices are due after 30 days instead of 14, and the notice is three months. The section on personal data is new.',
  },
} as const;

/** The versions before the one that is in use, oldest first. */
export function olderTexts(type: CooperationDocumentType): readonly [OlderText, OlderText] {
  const { title, write, data, note } = texts[type];
  const first = { payment: 14, notice: 1, fee: 9, data: data[0] };
  const second = { payment: 30, notice: 3, fee: 9, data: data[1] };
  return [
    { title, text: write(first), change_note: '' },
    { title, text: write(second), change_note: note },
  ];
}
