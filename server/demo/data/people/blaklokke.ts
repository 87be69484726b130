import { prose } from '../prose.ts';
import { active, beforeWizard, inQa } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const blaklokke = [
  {
    key: 'torunn-myrvold',
    email: 'bedrift@torg.example',
    name: 'Torunn Myrvold',
    phone: '+47 010 00 020',
    title: 'Avdelingsleder og løsningsarkitekt',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: active,
    isAdminInCompany: true,
    description: prose`
      Jeg er løsningsarkitekt med bakgrunn som Java-utvikler, og har brukt de siste åtte årene på
      å dele opp store fagsystemer i deler som kan endres hver for seg. Det meste har vært i
      offentlig sektor: saksbehandling, vedtak og utbetaling, der regelverket endrer seg hvert
      årsskifte og ingen tåler at systemet står.

      Jeg tegner gjerne, men jeg tegner sammen med teamet og skriver ned hvorfor vi valgte som vi
      gjorde. Arkitektur som ikke kan leses i koden etterpå, har liten verdi. I mitt forrige
      oppdrag gikk vi fra to utrullinger i året til ukentlig på et system med 1 400
      saksbehandlere, uten å skrive det om fra bunnen.

      Ved siden av oppdrag leder jeg avdelingen for systemutvikling i Blåklokke, så jeg er
      tilgjengelig for roller på 60–80 prosent.
    `,
    experienceYears: 18,
    availabilityOffsetDays: 45,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-32'],
    roles: { emphasized: ['solution-architect'], other: ['tech-lead', 'backend-developer'] },
    skills: {
      expert: ['system-architecture', 'java', 'domain-driven-design', 'rest-api'],
      other: [
        'kotlin',
        'spring-boot',
        'kafka',
        'azure',
        'postgresql',
        'openapi',
        'technical-leadership',
      ],
    },
  },
  {
    key: 'ny-konsulent',
    email: 'ny.konsulent@torg.example',
    name: 'Sondre Bjerkan Lie',
    phone: '+47 010 00 021',
    title: 'Frontendutvikler',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: beforeWizard,
    description: '',
    experienceYears: null,
    availabilityOffsetDays: null,
    remoteWorkOk: false,
    regions: [],
    roles: { emphasized: [], other: [] },
    skills: {
      expert: [],
      other: [],
    },
  },
  {
    key: 'priya-raghunathan',
    email: 'priya.raghunathan@blaklokke.example',
    name: 'Priya Raghunathan',
    phone: '+47 010 00 022',
    title: 'Senior fullstackutvikler',
    companyKey: 'blaklokke',
    locale: 'en',
    status: active,
    description: prose`
      Fullstackutvikler med elleve års erfaring, først fra Bengaluru og de siste sju årene fra
      Oslo. Jeg er tryggest i TypeScript hele veien fra React til Node og PostgreSQL, men har også
      tatt over Java-tjenester som ingen lenger ville eie, og fått dem under test.

      På forrige oppdrag bygde jeg selvbetjeningsløsningen for 200 000 strømkunder sammen med fire
      andre. Mitt bidrag var måleroversikten og fakturavisningen: tidsserier på timenivå,
      universell utforming på WCAG 2.1 AA, og svartider under 300 millisekunder også for
      borettslag med 400 målere.

      Norsk snakker og skriver jeg godt i arbeid; kode, dokumentasjon og gjerne diskusjoner på
      engelsk.
    `,
    experienceYears: 11,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-32', 'NO-33'],
    roles: { emphasized: ['fullstack-developer'], other: ['backend-developer'] },
    skills: {
      expert: ['typescript', 'react', 'node-js'],
      other: [
        'postgresql',
        'graphql',
        'aws',
        'docker',
        'jest',
        'cypress',
        'java',
        'redis',
        'accessibility',
      ],
    },
  },
  {
    key: 'hakon-tveitan',
    email: 'hakon.tveitan@blaklokke.example',
    name: 'Håkon Tveitan',
    phone: '+47 010 00 023',
    title: 'Backendutvikler Kotlin',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg bygger tjenester i Kotlin og Spring Boot, helst nær penger, vedtak eller andre ting som
      må bli riktige. De siste tre årene har jeg jobbet i et utbetalingsteam der vi håndterte 90
      000 transaksjoner i døgnet over Kafka, med idempotente konsumenter og avstemming mot
      regnskapet hver natt.

      Jeg tror på små endringer, tester som sier noe om forretningen, og på at den som skriver
      koden også har vakttelefonen. Har vært med på å innføre trunkbasert utvikling i to team og
      kan godt ta den jobben en gang til.

      Utdannet sivilingeniør i datateknikk fra Trondheim. Bor i Tønsberg, og er på kontor i Oslo
      to til tre dager i uka.
    `,
    experienceYears: 9,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-39', 'NO-40'],
    roles: { emphasized: ['backend-developer'], other: [] },
    skills: {
      expert: ['kotlin', 'spring-boot', 'postgresql'],
      other: ['java', 'kafka', 'kubernetes', 'gradle', 'junit', 'gcp', 'oauth2', 'grafana'],
    },
  },
  {
    key: 'maja-kowalczyk',
    email: 'maja.kowalczyk@blaklokke.example',
    name: 'Maja Kowalczyk',
    phone: '+47 010 00 024',
    title: 'Senior frontendutvikler',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: active,
    description: prose`
      Frontendutvikler som har endt opp mellom design og kode, og trives der. Jeg har bygget og
      driftet tre designsystemer: ett for en bank, ett for en etat og ett for en mediebedrift. Det
      siste er i bruk i 40 produkter, og har egne tester for kontrast, fokusrekkefølge og
      skjermleser i byggeløpet.

      Jeg er opptatt av at det raskeste grensesnittet er det som laster minst. I et
      nettbutikkprosjekt fikk vi ned JavaScript-mengden på produktsidene fra 780 til 210 kB, og
      konverteringen på mobil gikk opp med 6 prosent.

      Kommer opprinnelig fra Gdańsk, har bodd i Norge siden studiene og jobber på norsk.
    `,
    experienceYears: 10,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03'],
    roles: { emphasized: ['frontend-developer'], other: ['ui-designer'] },
    skills: {
      expert: ['react', 'typescript', 'css', 'accessibility', 'design-systems'],
      other: ['next-js', 'storybook', 'playwright', 'figma', 'html', 'graphql', 'vite'],
    },
  },
  {
    key: 'jonas-lillevold',
    email: 'jonas.lillevold@blaklokke.example',
    name: 'Jonas Lillevold',
    phone: '+47 010 00 025',
    title: 'DevOps- og plattformutvikler',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg lager plattformer som utviklere slipper å tenke på. Tolv år i drift og plattform, de
      siste seks med Kubernetes i Azure. Har stått for landingssoner, klyngeoppgraderinger uten
      nedetid, hemmelighetshåndtering og kostnadskontroll for virksomheter med mellom 5 og 60
      utviklingsteam.

      I mitt siste oppdrag samlet vi elleve ulike byggeløp i ett. Tiden fra innsjekk til
      produksjon gikk fra fire timer til atten minutter, og skyregningen ble 31 prosent lavere da
      vi først målte hvem som brukte hva.

      Jeg dokumenterer fortløpende og overlater ingenting som bare jeg kan. Kan delta i
      vaktordning.
    `,
    experienceYears: 12,
    availabilityOffsetDays: 30,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-34'],
    roles: { emphasized: ['devops-engineer', 'platform-engineer'], other: ['cloud-engineer'] },
    skills: {
      expert: ['kubernetes', 'terraform', 'azure', 'ci-cd'],
      other: [
        'docker',
        'helm',
        'argo-cd',
        'prometheus',
        'grafana',
        'linux',
        'bash',
        'go',
        'azure-devops',
        'github-actions',
      ],
    },
  },
  {
    key: 'samira-haddadi',
    email: 'samira.haddadi@blaklokke.example',
    name: 'Samira Haddadi',
    phone: '+47 010 00 026',
    title: 'Senior dataingeniør',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: active,
    description: prose`
      Dataingeniør med tyngde i Databricks, Spark og Python. Jeg har bygget dataplattformer i
      energi, forsikring og varehandel, og vet at det vanskelige sjelden er å flytte data, men å
      bli enige om hva en kunde, et målepunkt eller en vare er.

      Hos en nettaktør sto jeg for innlesing av timeverdier fra 620 000 målere, med
      kvalitetskontroll, etterfylling av hull og sporbarhet tilbake til kilde. Løsningen erstattet
      en nattjobb på sju timer med en strøm som er ferdig før kaffen.

      Jeg skriver tester for data på samme måte som for kode, og setter pris på team der
      analytikere og ingeniører sitter sammen.
    `,
    experienceYears: 8,
    availabilityOffsetDays: 60,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-31'],
    roles: { emphasized: ['data-engineer'], other: ['data-architect'] },
    skills: {
      expert: ['python', 'sql', 'databricks', 'spark'],
      other: [
        'azure-data-factory',
        'dbt',
        'kafka',
        'delta-lake',
        'airflow',
        'data-modelling',
        'azure',
        'snowflake',
      ],
    },
  },
  {
    key: 'eirik-nordvang',
    email: 'eirik.nordvang@blaklokke.example',
    name: 'Eirik Nordvang',
    phone: '+47 010 00 027',
    title: 'Mobilutvikler iOS og Android',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: active,
    description: prose`
      Har laget mobilapper siden Objective-C var eneste valg. I dag skriver jeg Swift og Kotlin,
      og har god erfaring med å dele forretningslogikk i Kotlin Multiplatform uten at brukeren
      merker det i form av en app som føles fremmed.

      Av ting jeg har levert kan nevnes en billettapp med 900 000 aktive brukere, en feltapp for
      linjemontører som virker i tre dager uten dekning, og BankID-innlogging i en bankapp som
      måtte gjennom sikkerhetstest hvert kvartal.

      Jeg tar gjerne ansvar for hele løpet fra skisse til butikk, og har sittet i dialogen med
      testere, jurister og appbutikkene.
    `,
    experienceYears: 13,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-50'],
    roles: { emphasized: ['mobile-developer', 'ios-developer'], other: ['android-developer'] },
    skills: {
      expert: ['swift', 'kotlin', 'swiftui'],
      other: [
        'jetpack-compose',
        'react-native',
        'firebase',
        'rest-api',
        'git',
        'ci-cd',
        'accessibility',
        'graphql',
      ],
    },
  },
  {
    key: 'thuy-linh-nguyen',
    email: 'thuy.nguyen@blaklokke.example',
    name: 'Thuy Linh Nguyen',
    phone: '+47 010 00 028',
    title: 'Fullstackutvikler .NET',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: active,
    description: prose`
      Fullstackutvikler i .NET og React med sju års erfaring fra kommune, helse og varehandel. Jeg
      liker fagsystemer: skjemaer med mange unntak, arbeidsflyter som skal passe både den nye og
      den som har vært her i tretti år, og integrasjoner mot registre som svarer på sin egen måte.

      Sist jobbet jeg med en barnehageportal for 14 kommuner, der jeg ledet arbeidet med søknad,
      hovedopptak og foreldrebetaling, inkludert integrasjon mot Folkeregisteret og KS Fiks. Før
      det utviklet jeg et kassesystem for selvbetjente butikker.

      Jeg vil helst sitte sammen med teamet, og er på kontoret de fleste dager.
    `,
    experienceYears: 7,
    availabilityOffsetDays: -10,
    remoteWorkOk: false,
    regions: ['NO-03', 'NO-32'],
    roles: { emphasized: ['fullstack-developer'], other: ['backend-developer'] },
    skills: {
      expert: ['c-sharp', 'dotnet', 'azure'],
      other: [
        'react',
        'typescript',
        'sql-server',
        'entity-framework',
        'azure-functions',
        'rest-api',
        'docker',
        'xunit',
      ],
    },
  },
  {
    key: 'vegard-skaugset',
    email: 'vegard.skaugset@blaklokke.example',
    name: 'Vegard Skaugset',
    phone: '+47 010 00 029',
    title: 'Integrasjonsarkitekt',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: active,
    description: prose`
      Tjue år med integrasjon, fra filer over FTP til hendelser på Kafka. Jeg har vært ansvarlig
      arkitekt for integrasjonsplattformer i en etat, et havneselskap og to kommunesamarbeid, og
      er den som leser standardene fra perm til perm så andre slipper.

      Styrken min er å få på plass eierskap: hvem forvalter grensesnittet, hva er kontrakten,
      hvordan versjoneres den, og hva skjer klokka tre om natta. Jeg har skrevet retningslinjer
      for API-er som fortsatt er i bruk fem år etter at jeg dro.

      Er i et langt oppdrag i minst et halvt år til, men tar en uforpliktende prat om det som
      kommer etter.
    `,
    experienceYears: 20,
    availabilityOffsetDays: null,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-32', 'NO-33'],
    roles: {
      emphasized: ['integration-architect'],
      other: ['solution-architect', 'integration-developer'],
    },
    skills: {
      expert: ['api-management', 'azure-integration-services', 'system-architecture', 'rest-api'],
      other: ['kafka', 'biztalk', 'azure-logic-apps', 'xml', 'openapi', 'oauth2', 'edi'],
    },
  },
  {
    key: 'ase-bakkerud',
    email: 'ase.bakkerud@blaklokke.example',
    name: 'Åse Bakkerud',
    phone: '+47 010 00 030',
    title: 'Testleder',
    companyKey: 'blaklokke',
    locale: 'nb',
    status: active,
    description: prose`
      Testleder med 16 års erfaring fra store omlegginger i bank, pensjon og offentlig
      forvaltning. Jeg har planlagt og ledet systemtest, systemintegrasjonstest, ytelsestest og
      godkjenningsprøve etter både SSA-T og smidige avtaler, med team på mellom tre og tjuefem
      testere.

      Det jeg blir husket for, er at testrapporten kan leses av styringsgruppen på fem minutter:
      hva er prøvd, hva er ikke prøvd, hva er risikoen ved å gå i drift. Ved siste store
      produksjonssetting, et pensjonssystem med 430 000 medlemmer, hadde vi tre kritiske feil i
      første måned, mot 41 ved forrige leveranse.

      ISTQB Advanced Test Manager. Rolig når det haster.
    `,
    experienceYears: 16,
    availabilityOffsetDays: 20,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-34', 'NO-31'],
    roles: { emphasized: ['test-lead'], other: ['tester', 'project-manager'] },
    skills: {
      expert: ['test-management', 'istqb', 'acceptance-testing', 'test-planning'],
      other: [
        'jira',
        'test-automation',
        'selenium',
        'risk-management',
        'agile',
        'requirements-management',
        'azure-devops',
      ],
    },
  },
  {
    key: 'marek-dvorak',
    email: 'marek.dvorak@blaklokke.example',
    name: 'Marek Dvořák',
    phone: '+47 010 00 031',
    title: 'Backendutvikler Go',
    companyKey: 'blaklokke',
    locale: 'en',
    status: inQa,
    description: prose`
      Backendutvikler fra Brno, nå i Oslo. Skriver Go og har de siste fire årene bygget interne
      tjenester for en strømmeplattform: innlogging, rettigheter og fakturagrunnlag. Tjenestene måtte
      gi samme svar til en tv fra 2016, en telefon og en partner som sender samme ordre to ganger, og
      jeg liker den typen problemer.

      Før det sporet jeg pakker for nettbutikker, der jeg lærte at det vanskelige ikke er å hente
      data, men å bli enig om hva «levert» betyr. Jeg skriver tester først når jeg er usikker, og
      måler først når noen sier at det er tregt.

      Er på norskkurs på B1-nivå, leser norsk godt og arbeider foreløpig best på engelsk.
    `,
    experienceYears: 6,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03'],
    roles: { emphasized: ['backend-developer'], other: [] },
    skills: {
      expert: ['go', 'kubernetes'],
      other: ['postgresql', 'grpc', 'docker', 'aws', 'terraform', 'linux'],
    },
  },
] satisfies readonly DemoConsultant[];
