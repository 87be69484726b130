import type { DemoNeed } from './need.types.ts';

const specification = `Om oppdraget
Isfoss Kraft fornyer systemet for måling og avregning. Leveransen omfatter analyse, utvikling og innføring av nye tjenester for innsamling av måleverdier. Arbeidet utføres sammen med et internt team på sju.

Oppstart: 1. mars 2027
Varighet: 12 måneder med opsjon på 6 måneder
Omfang: 100 %
Arbeidssted: Bergen, med mulighet for hjemmekontor to dager i uken
Tilbudsfrist: 15. januar 2027

Må-krav
- Minst 5 års erfaring som systemutvikler
- Erfaring med Java og Spring Boot
- Erfaring med PostgreSQL
- Flytende norsk, muntlig og skriftlig

Bør-krav
- Erfaring fra kraftbransjen
- Kjennskap til Kafka og hendelsesdrevet arkitektur`;

export const norwegianNeeds: readonly DemoNeed[] = [
  {
    ...{ key: 'kundeportal', name: 'Utvikler til ny kundeportal', company: 'isfoss' },
    ...{ by: 'silje-rodland', locale: 'nb', hoursAgo: 30 },
    texts: [
      `Frontendutvikler til ny kundeportal

Vi lager en ny portal der kundene følger forbruket sitt time for time, og trenger en frontendutvikler som har gjort det før. Du blir del av et team på fem i Bergen.

Oppstart 4. januar 2027, varighet 6 måneder, 80 %.

Du må ha
- Minst 4 års erfaring med React og TypeScript
- God forståelse av universell utforming

Det er en fordel om du kjenner GraphQL.`,
    ],
    ...{ reading: 'answered', criteria: 'approved' },
  },
  {
    ...{ key: 'anbud-pdf', name: 'Måling og avregning', company: 'isfoss' },
    ...{ by: 'silje-rodland', locale: 'nb', hoursAgo: 52 },
    files: [
      {
        name: 'konkurransegrunnlag.pdf',
        kind: 'pdf',
        title: 'Systemutvikler måling',
        text: specification,
      },
    ],
    ...{ reading: 'answered', criteria: 'suggested' },
  },
  {
    ...{ key: 'anbud-docx', name: 'Måling og avregning, del 2', company: 'isfoss' },
    ...{ by: 'silje-rodland', locale: 'nb', hoursAgo: 50 },
    files: [
      {
        ...{ name: 'konkurransegrunnlag.docx', kind: 'docx', title: 'Systemutvikler måling' },
        text: specification,
      },
    ],
    reading: 'answered',
  },
  {
    ...{ key: 'epost', name: 'Prosjektleder til flytteprosjekt', company: 'isfoss' },
    ...{ by: 'silje-rodland', locale: 'nb', hoursAgo: 75 },
    texts: [
      `Hei! Vi skal flytte driften til en ny leverandør og trenger en erfaren prosjektleder fra februar. Det er snakk om tre dager i uken i et halvt år, helst i Oslo-området. Vedkommende må ha ledet minst to flytteprosjekter, kjenne Azure godt og snakke norsk. Frist for tilbud er 10. januar 2027. Hilsen Silje`,
    ],
    ...{ reading: 'answered', criteria: 'approved', corrected: { percent: 50 } },
  },
  {
    ...{ key: 'arkivert', name: 'Tester til høstens lansering', company: 'isfoss' },
    ...{ by: 'silje-rodland', locale: 'nb', hoursAgo: 900 },
    texts: [
      'Vi søker en testleder i Bergen, 100 % i tre måneder fra 1. september 2026. Erfaring med Cypress er et krav.',
    ],
    ...{ isArchived: true, reading: 'answered' },
  },
  {
    ...{ key: 'skannet', name: 'Skannet behov fra innkjøp', company: 'isfoss' },
    ...{ by: 'silje-rodland', locale: 'nb', hoursAgo: 5 },
    files: [{ name: 'skannet-behov.pdf', kind: 'pdf', title: ' ', text: '' }],
    reading: 'nothing',
  },
  {
    ...{ key: 'eget-team', name: 'Forespørsel fra kunde: dataplattform', company: 'blaklokke' },
    ...{ by: 'torunn-myrvold', locale: 'nb', hoursAgo: 12 },
    texts: [
      `Kunden vår trenger en dataingeniør og en løsningsarkitekt til en ny dataplattform.

Krav:
- Erfaring med Kotlin eller Python
- Erfaring med Kubernetes
- Kan starte så snart som mulig

Full stilling i 9 måneder, på kontoret i Trondheim to dager i uken.`,
    ],
    reading: 'answered',
  },
  {
    ...{ key: 'torgs-eget', name: 'UX til markedsplassen', company: null },
    ...{ by: 'ingrid-solvang', locale: 'nb', hoursAgo: 1 },
    texts: [
      'Vi trenger en UX-designer med erfaring fra tjenestedesign, 50 % fra januar og ut mars. Kan gjøres hjemmefra.',
    ],
    reading: 'pending',
  },
];
