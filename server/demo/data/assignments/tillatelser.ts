import { prose } from '../prose.ts';
import type { DemoAssignment } from '../demo.types.ts';

export const tillatelser = [
  {
    key: 'tillatelser-vedtak-backend',
    companyKey: 'tillatelser',
    state: 'published',
    type: 'public',
    editors: ['hilde-marstrander', 'vidar-sandsmark'],
    contacts: ['hilde-marstrander'],
    title: 'To backendutviklere til nytt vedtakssystem',
    discipline: 'technology',
    roles: ['backend-developer', 'system-developer'],
    skills: [
      'kotlin',
      'java',
      'spring-boot',
      'postgresql',
      'kafka',
      'kubernetes',
      'rest-api',
      'domain-driven-design',
      'oauth2',
    ],
    description: prose`
      ## Bakgrunn

      Direktoratet for tillatelser behandler 190 000 søknader i året om alt fra servering til
      utleie av vannscooter. Vedtakene fattes i åtte fagsystemer, det eldste fra 1996. Satsingen
      «Ett vedtak» samler dem i én løsning, område for område. To områder er i produksjon. Neste
      ut er handel med brukte varer og løyve for persontransport.

      ## Om teamet

      Team Vilkår lager den delen som avgjør om vilkårene er oppfylt, og som kan forklare hvorfor.
      Teamet består av en jurist, en produkteier, tre utviklere og en tester. Dere erstatter to
      konsulenter som har vært her i tre år, og får seks ukers overlapp.

      ## Oppgaver

      - Uttrykke regelverk i kode slik at juristen kan lese testene
      - Bygge støtte for regelendringer med ulike virkningstidspunkt
      - Videreutvikle grensesnittet mot saksbehandlerflaten
      - Delta i vaktordning på dagtid

      ## Om tilbudet

      Det kan tilbys én eller to konsulenter. CV skal følge vedlagte mal, der hvert må-krav er
      vist med periode og rolle. Konsulenter som er til vurdering hos andre, bes merket.
    `,
    requirements: {
      must: [
        prose`
          Minst fem års erfaring som backendutvikler i Java eller Kotlin de siste åtte årene
        `,
        prose`
          Minst to års erfaring med drift av egne tjenester på Kubernetes eller tilsvarende
        `,
        prose`
          Erfaring med relasjonsdatabase, herunder endring av datamodell uten nedetid
        `,
        'Norsk skriftlig og muntlig på nivå C1 eller bedre',
      ],
      should: [
        'Erfaring med saksbehandling, vedtak eller rettsregler i kode',
        'Erfaring med Maskinporten, ID-porten eller Altinn',
        prose`
          Erfaring med regler som har virkningstidspunkt frem eller tilbake i tid
        `,
        'Har veiledet mindre erfarne utviklere',
      ],
    },
    duration: '1 år med opsjon på 1+1+1 år',
    startDateOffsetDays: 50,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-03',
    placeDescription: 'Direktoratets lokaler på Helsfyr i Oslo. Minst to dager i uka på kontoret.',
    termsAndConditions: prose`
      Minikonkurranse på rammeavtale for konsulenttjenester, delområde 1. SSA-B. Timepris kan ikke
      overstige rammeavtalens makspris. Lønns- og arbeidsvilkår kontrolleres stikkprøvevis.
    `,
    deadline: { kind: 'date', offsetDays: 14 },
    abidanceOffsetDays: 74,
    adminDeadlineOffsetDays: 12,
    externalUrl: 'https://anskaffelser.example/dft/minikonkurranse-31',
    createdOffsetDays: -7,
    publishedOffsetDays: -6,
    attachments: [
      {
        name: 'Konkurransegrunnlag minikonkurranse.pdf',
        kind: 'pdf',
        text: prose`
          Konkurransegrunnlag. Oppdragsgiver: Direktoratet for tillatelser. Tildelingskriterier:
          kompetanse og erfaring 60 prosent, oppdragsforståelse 15 prosent, pris 25 prosent.
          Spørsmål sendes skriftlig i konkurransens kanal senest seks dager før tilbudsfristen.
        `,
      },
      {
        name: 'CV-mal.docx',
        kind: 'docx',
        text: prose`
          CV-mal. For hvert må-krav oppgis: krav, hvor i CV-en det er dokumentert, periode (måned
          og år), konsulentens rolle og referanse.
        `,
      },
    ],
  },
  {
    key: 'tillatelser-tjenestedesign',
    companyKey: 'tillatelser',
    state: 'published',
    type: 'public',
    editors: ['vidar-sandsmark', 'hilde-marstrander'],
    contacts: ['vidar-sandsmark'],
    title: 'Tjenestedesigner til søknad om serveringsbevilling',
    discipline: 'design',
    roles: ['service-designer', 'ux-researcher'],
    skills: [
      'service-design',
      'user-research',
      'user-journey-mapping',
      'workshop-facilitation',
      'prototyping',
      'stakeholder-management',
    ],
    description: prose`
      ## Innledning

      Den som vil åpne en kafé, må i dag forholde seg til kommunen, politiet, Mattilsynet,
      skatteetaten, brannvesenet og oss. Vi har regnet ut at det tar 94 dager og elleve skjemaer.
      Fire etater er blitt enige om å gjøre noe med det.

      ## Oppdraget

      Tjenestedesigneren skal lede arbeidet med å tegne den samlede tjenesten, sammen med kommuner
      og etater. Det er satt av medarbeidere hos alle, men ingen av dem har gjort dette før.

      Vi ser for oss tre faser:

      - **Innsikt** (to måneder): intervjuer med gründere, saksbehandlere i seks kommuner og
        politiet
      - **Retning** (tre måneder): felles bilde, skisser av to veier, vurdering av hva som krever
        lovendring
      - **Utprøving** (to måneder): en enkel utgave i to kommuner, uten ny teknologi

      ## Krav til tjenestedesigneren

      Minst seks års erfaring, hvorav minst to oppdrag på tvers av virksomheter. Du må kunne vise
      til arbeid der resultatet ble tatt i bruk, og fortelle hva som ble annerledes enn planlagt.
      Erfaring med forvaltning og regelverk er nødvendig. Fordel om du har tegnet for små
      næringsdrivende.
    `,
    duration: '7 måneder',
    startDateOffsetDays: 24,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'NO-03',
    placeDescription: prose`
      Helsfyr i Oslo. Reiser til kommuner i innsiktsfasen, beregnet til tolv dager.
    `,
    termsAndConditions: 'SSA-B. Reiser i Norge faktureres etter statens satser.',
    deadline: { kind: 'date', offsetDays: 6 },
    abidanceOffsetDays: 36,
    createdOffsetDays: -18,
    publishedOffsetDays: -17,
  },
  {
    key: 'tillatelser-postgres',
    companyKey: 'tillatelser',
    state: 'published',
    type: 'direct',
    editors: ['hilde-marstrander'],
    contacts: ['hilde-marstrander', 'vidar-sandsmark'],
    invited: ['ole-martin-sjovik'],
    title: 'Databasespesialist, fra Oracle til PostgreSQL',
    discipline: 'technology',
    roles: ['database-administrator', 'data-architect'],
    skills: [
      'postgresql',
      'oracle',
      'pl-sql',
      'performance-tuning',
      'backup-and-recovery',
      'data-modelling',
    ],
    description: prose`
      ## Hva det gjelder

      Fagsystemet for løyver kjører på Oracle 12 og har 740 lagrede prosedyrer. Regelverket ligger
      for en stor del i dem. Lisensen utløper om sytten måneder og skal ikke fornyes.

      ## Ønsket bistand

      - Kartlegging: hva er regler, hva er rapporter, hva er dødt
      - Prøvekonvertering av de 100 viktigste prosedyrene, med sammenligning av resultater
      - Løp for flytting av 3,4 TB med høyst fire timers stans
      - Oppsett av sikkerhetskopi og gjenoppretting som er prøvd, ikke antatt
      - Opplæring av to driftere

      Utviklerne tar over reglene i Kotlin etter hvert. Du bestemmer sammen med dem hva som
      flyttes som det er, og hva som ventes med.

      Vi håper på et møte i løpet av uka.
    `,
    duration: '14 måneder',
    startDateOffsetDays: 32,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'NO-03',
    placeDescription: 'På avstand, med to dager på Helsfyr hver måned.',
    termsAndConditions: prose`
      Avrop uten konkurranse etter rammeavtalens punkt 4.3, jf. nabofagsystemets pågående oppdrag.
    `,
    deadline: { kind: 'asap' },
    abidanceOffsetDays: null,
    createdOffsetDays: -14,
    publishedOffsetDays: -13,
  },
  {
    key: 'tillatelser-testleder',
    companyKey: 'tillatelser',
    state: 'published',
    type: 'public',
    editors: ['hilde-marstrander', 'vidar-sandsmark'],
    contacts: ['vidar-sandsmark'],
    title: 'Testleder til produksjonssetting av Ett vedtak',
    discipline: 'project_and_test_management',
    roles: ['test-lead', 'tester'],
    skills: [
      'test-management',
      'test-planning',
      'acceptance-testing',
      'istqb',
      'requirements-management',
      'test-automation',
      'risk-management',
    ],
    description: prose`
      **Omfang:** én testleder på heltid.

      **Sted:** Moss.

      ## Hvorfor vi lyser ut

      Neste område i satsingen, løyve for persontransport, berører 12 000 løyvehavere og kan ikke
      ta feil. Vi har gode automatiske tester i teamene, men ingen som ser på helheten: registre,
      brev, innsyn, utbetaling av gebyr og statistikk.

      ## Arbeidsoppgaver

      1. Utarbeide teststrategi for området, godkjent av fagdirektøren
      2. Lede ende-til-ende-test med fire team og tre eksterne registre
      3. Organisere godkjenningsprøven med 20 saksbehandlere
      4. Vurdere risiko før hver produksjonssetting og skrive anbefaling på én side
      5. Øve på tilbakerulling, og stoppe oss hvis det trengs

      ## Kompetanse

      Vi krever minst åtte års erfaring med test, derav fire som testleder, og minst to
      produksjonssettinger av fagsystem i forvaltning, bank eller forsikring. ISTQB på nivå
      Advanced. Erfaring med automatisert test er en fordel, siden du skal være en god
      samtalepartner for utviklerne.

      Personlige egenskaper tillegges stor vekt. Du er tydelig, nysgjerrig og umulig å stresse.
    `,
    duration: '9 måneder',
    startDateOffsetDays: 38,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-31',
    placeDescription: 'Direktoratets kontor i Moss, tre dager i uka.',
    termsAndConditions: 'SSA-B. Oppdragsgiver dekker ikke reise mellom bosted og Moss.',
    deadline: { kind: 'date', offsetDays: 10 },
    abidanceOffsetDays: 55,
    createdOffsetDays: -10,
    publishedOffsetDays: -9,
  },
  {
    key: 'tillatelser-observerbarhet',
    companyKey: 'tillatelser',
    state: 'published',
    type: 'public',
    editors: ['hilde-marstrander'],
    contacts: ['hilde-marstrander'],
    title: 'Plattformutvikler med ansvar for observerbarhet',
    discipline: 'technology',
    roles: ['platform-engineer', 'site-reliability-engineer'],
    skills: [
      'kubernetes',
      'observability',
      'opentelemetry',
      'prometheus',
      'grafana',
      'terraform',
      'go',
    ],
    description: prose`
      ## Kontekst

      Tolv team, 85 tjenester, tre klynger. Når noe er tregt, spør teamene hverandre i chatten. Vi
      har måltall for maskiner, men ikke for innbyggeren som venter.

      ## Oppdraget

      Gi teamene et felles oppsett for sporing, måltall og logger som de får med på kjøpet:

      - OpenTelemetry i malene for Kotlin og Node, med tillatte felter slik at personopplysninger
        ikke havner i logger
      - tjenestenivåmål for de ti viktigste brukerreisene, vedtatt av produkteierne
      - varsler som bygger på disse målene, og en rydding i de 430 som finnes
      - kostnadskontroll på loggene, som i dag er dyrere enn databasene

      ## Må-krav

      Minst fire år med Kubernetes. Innført sporing i minst én virksomhet med mer enn fem team.
      Erfaring med Prometheus og Grafana. Kan programmere, helst Go eller Kotlin.

      ## Bør-krav

      Erfaring fra virksomhet med sikkerhetsloven eller helsedata. Har holdt kurs.
    `,
    duration: '6 måneder med opsjon på 6 måneder',
    startDateOffsetDays: 15,
    percent: 100,
    allowRemoteWork: true,
    regionCode: null,
    placeDescription: 'Hvor som helst i Norge. Samling i Oslo én gang i måneden.',
    termsAndConditions: 'Minikonkurranse. SSA-B.',
    deadline: { kind: 'date', offsetDays: -1 },
    abidanceOffsetDays: 20,
    createdOffsetDays: -30,
    publishedOffsetDays: -29,
  },
  {
    key: 'tillatelser-universell-utforming',
    companyKey: 'tillatelser',
    state: 'unpublished',
    type: 'public',
    editors: ['vidar-sandsmark'],
    contacts: ['vidar-sandsmark', 'hilde-marstrander'],
    title: 'UX-designer med vekt på universell utforming',
    discipline: 'design',
    roles: ['ux-designer', 'interaction-designer'],
    skills: [
      'accessibility',
      'figma',
      'usability-testing',
      'prototyping',
      'wireframing',
      'user-research',
      'design-systems',
    ],
    description: prose`
      Tilsynet for universell utforming fant 17 brudd i søknadsløsningen vår. Femten er rettet i
      koden. De to siste handler om at løsningen er vanskelig å forstå, og det kan ingen kode
      rette.

      ## Oppdraget

      - gå gjennom de 23 skjemaene og foreslå hvilke som kan slås sammen, deles eller fjernes
      - teste med personer med lese- og skrivevansker, svaksynte, brukere av hjelpemidler og
        personer med kort botid i Norge
      - forbedre mønstre for feilmelding, hjelp, fremdrift og oppsummering i designsystemet
      - skrive tilgjengelighetserklæringen slik at den er sann

      ## Kvalifikasjoner

      Minst fem års erfaring som UX- eller interaksjonsdesigner. Inngående kjennskap til WCAG 2.1
      og regelverket. Har gjennomført brukertester med deltakere som bruker hjelpemidler, og kan
      oppgi to eksempler på løsninger som ble bedre av det. Godt språk er en forutsetning.
    `,
    duration: '6 måneder',
    startDateOffsetDays: -12,
    percent: 60,
    allowRemoteWork: true,
    regionCode: 'NO-03',
    placeDescription: 'Helsfyr i Oslo, eller fjernarbeid etter avtale.',
    termsAndConditions: 'SSA-B enkel.',
    deadline: { kind: 'date', offsetDays: -33 },
    abidanceOffsetDays: -15,
    createdOffsetDays: -60,
    publishedOffsetDays: -58,
    unpublishedOffsetDays: -26,
  },
  {
    key: 'tillatelser-fra-prosjekt-til-produkt',
    companyKey: 'tillatelser',
    state: 'unpublished',
    type: 'public',
    editors: ['vidar-sandsmark', 'hilde-marstrander'],
    contacts: ['vidar-sandsmark'],
    title: 'Rådgiver for omstilling fra prosjekt til produkt',
    discipline: 'management_consulting',
    roles: ['management-consultant', 'agile-coach'],
    skills: [
      'organisational-development',
      'target-operating-model',
      'change-management',
      'stakeholder-management',
      'okr',
      'benefits-realisation',
    ],
    description: prose`
      ## Utfordringen

      Direktoratet bevilger penger til prosjekter, bemanner dem med konsulenter, og avslutter dem
      når de begynner å virke. Direktøren har bestemt at vi skal finansiere faste team i stedet.
      Det er enkelt å si. Økonomimodellen, fullmaktene, HR og arkitekturstyringen er bygd for noe
      annet.

      ## Vi trenger en rådgiver som kan

      - hjelpe ledergruppen å dele inn virksomheten i produktområder med reelt ansvar
      - utforme en finansieringsmodell som holder mot departement og revisjon
      - være sparringspartner for åtte nye produktledere
      - finne ut hvilke møter, råd og maler som kan fjernes, og fjerne dem

      ## Vi ønsker ikke

      et rammeverk med sertifisering, en rapport på over 20 sider, eller ti rådgivere.

      ## Erfaring

      Minst ti år, gjerne med linjeansvar. Gjennomført tilsvarende omstilling i offentlig
      virksomhet med over 300 ansatte. Referanser fra toppledere kontaktes.
    `,
    duration: '10 måneder, 2–3 dager i uka',
    startDateOffsetDays: -20,
    percent: 50,
    allowRemoteWork: true,
    regionCode: 'NO-03',
    placeDescription: 'Helsfyr i Oslo.',
    termsAndConditions: prose`
      SSA-B. Rådgiveren kan ikke tilby personell fra eget selskap til stillinger som følger av
      anbefalingene.
    `,
    deadline: { kind: 'date', offsetDays: -48 },
    abidanceOffsetDays: -25,
    createdOffsetDays: -73,
    publishedOffsetDays: -71,
    unpublishedOffsetDays: -37,
  },
] satisfies readonly DemoAssignment[];
