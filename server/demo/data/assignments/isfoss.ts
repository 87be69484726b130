import { prose } from '../prose.ts';
import type { DemoAssignment } from '../demo.types.ts';

export const isfoss = [
  {
    key: 'isfoss-avregning-backend',
    companyKey: 'isfoss',
    state: 'published',
    type: 'public',
    editors: ['silje-rodland', 'torbjorn-haukeland'],
    contacts: ['torbjorn-haukeland'],
    title: 'Senior backendutvikler til ny avregningsløsning',
    discipline: 'technology',
    roles: ['backend-developer', 'tech-lead'],
    skills: [
      'kotlin',
      'java',
      'spring-boot',
      'postgresql',
      'kafka',
      'kubernetes',
      'rest-api',
      'azure',
    ],
    description: prose`
      ## Om oppdraget

      Isfoss Energi bytter ut avregningssystemet fra 2009. Den nye løsningen skal avregne 480 000
      målepunkter på kvarter, og hver krone skal kunne spores tilbake til en måleverdi og en pris.
      Team Avregning består i dag av fire utviklere, en testleder og en fagansvarlig som har gjort
      jobben i tjue år. Nå trenger vi en erfaren utvikler som kan løfte resten.

      ## Oppgaver

      - Utvikle beregningskjernen i Kotlin, sammen med fagansvarlig
      - Ta ansvar for korrigeringer: måleverdier som endres etter at fakturaen er sendt
      - Sette opp parallellkjøring mot dagens system og avstemming måned for måned
      - Kodegjennomgang og veiledning av to utviklere med under tre års erfaring

      ## Krav

      - Minst sju års erfaring som backendutvikler, hvorav minst tre med Kotlin eller Java og
        Spring Boot
      - Erfaring med hendelsesstrømmer (Kafka eller tilsvarende) i produksjon
      - Dokumentert arbeid med beregninger der resultatet må kunne etterprøves
      - Flytende norsk, muntlig og skriftlig

      ## Bør-krav

      - Kjennskap til kraftmarkedet, Elhub eller balanseavregning
      - Erfaring med PostgreSQL og store tidsserier
      - Har vært teknisk leder eller arkitekt i et lite team

      Vi intervjuer fortløpende fra uka etter fristen. Intervjuet er en time med teamet, uten
      kodeoppgave hjemme, men vi ser gjerne på noe du har skrevet.
    `,
    duration: '12 måneder med opsjon på 6+6 måneder',
    startDateOffsetDays: 41,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-46',
    placeDescription: prose`
      Kontor ved Danmarks plass i Bergen. Tirsdag og onsdag er faste kontordager, ellers
      valgfritt.
    `,
    termsAndConditions: prose`
      Timepris oppgis i NOK eks. mva og er fast de første tolv månedene. Betaling netto 30 dager
      etter godkjent timeliste. Reise til Bergen for avtalte kontordager dekkes ikke særskilt.
      Bakgrunnssjekk må bestås før oppstart.
    `,
    deadline: { kind: 'date', offsetDays: 9 },
    abidanceOffsetDays: 39,
    adminDeadlineOffsetDays: 7,
    createdOffsetDays: -13,
    publishedOffsetDays: -12,
    attachments: [
      {
        name: 'Arkitekturskisse avregning.pdf',
        kind: 'pdf',
        text: prose`
          Avregning: oversikt over delene. Måleverdier kommer inn fra måleverdiplattformen over
          Kafka (emne maaleverdi.kvarter.v2). Beregningskjernen er en egen tjeneste uten egne
          kilder. Resultater publiseres til faktura og til balanseavregning. Dagens løsning på
          Oracle kjøres parallelt frem til tre måneders avregning er uten avvik.
        `,
      },
    ],
  },
  {
    key: 'isfoss-ot-sikkerhet',
    companyKey: 'isfoss',
    state: 'published',
    type: 'public',
    editors: ['silje-rodland'],
    contacts: ['silje-rodland', 'torbjorn-haukeland'],
    title: 'Spesialist på sikkerhet i driftskontrollsystemer',
    discipline: 'security',
    roles: ['ot-security-specialist', 'security-architect'],
    skills: [
      'ot-security',
      'iec-62443',
      'scada',
      'network-segmentation',
      'firewalls',
      'risk-analysis',
      'incident-response',
      'nis2',
    ],
    description: prose`
      ## Bakgrunn

      Etter siste tilsyn har vi fire avvik som skal lukkes innen utgangen av neste år. De handler
      om fjernaksess for leverandører, om soner som har vokst sammen, og om at vi ikke vet godt
      nok hva som faktisk snakker med hva i stasjonene.

      ## Dette skal gjøres

      1. Kartlegge trafikk og utstyr i driftssentralen og i åtte stasjoner
      2. Tegne ny soneinndeling sammen med driftsavdelingen, og få den vedtatt
      3. Erstatte dagens leverandørtilgang med en løsning der hver økt er godkjent, tidsbegrenset
        og tatt opp
      4. Lage varslingsplan for driftskontroll, og øve på den to ganger

      Du får med deg en automasjonsingeniør på heltid og en nettverksansvarlig på halv tid.
      Stasjonene er bemannet på dagtid, og endringer gjøres i avtalte vinduer. Ingenting av dette
      kan gjøres hjemmefra, verken praktisk eller formelt.

      ## Leveransene

      Vi måler oppdraget på lukkede avvik, ikke på rapporter. Dokumentasjonen skrives i vårt
      system og skal kunne brukes av vakten klokka tre om natta.
    `,
    requirements: {
      must: [
        prose`
          Minst åtte års erfaring fra driftskontroll, automasjon eller nett i industri
        `,
        'Gjennomført soneinndeling etter IEC 62443 i minst to anlegg i drift',
        prose`
          Kjenner kraftberedskapsforskriften eller tilsvarende regelverk for kritisk infrastruktur
        `,
        'Norsk statsborgerskap eller rett til klarering på nivå Begrenset',
        'Førerkort klasse B',
      ],
      should: [
        'Erfaring med passiv overvåking av trafikk i stasjonsnett',
        'Har planlagt og gjennomført beredskapsøvelser med driftspersonell',
        'Kjennskap til IEC 61850',
      ],
    },
    duration: '9 måneder med opsjon på 9 måneder',
    startDateOffsetDays: 45,
    percent: 80,
    allowRemoteWork: false,
    regionCode: 'NO-46',
    placeDescription: prose`
      Driftssentralen i Bergen og åtte stasjoner i Hardanger og Voss. Minst fire dager på stedet
      per uke.
    `,
    termsAndConditions: prose`
      Konsulenten må kunne sikkerhetsklareres og signere taushetserklæring etter
      kraftberedskapsforskriften før innsyn gis. Arbeid på stasjon krever gyldig FSE-kurs, som vi
      kan holde. Reise og kost etter statens satser.
    `,
    deadline: { kind: 'date', offsetDays: 16 },
    abidanceOffsetDays: 60,
    adminDeadlineOffsetDays: 14,
    createdOffsetDays: -8,
    publishedOffsetDays: -5,
  },
  {
    key: 'isfoss-vaktsentral-design',
    companyKey: 'isfoss',
    state: 'published',
    type: 'public',
    editors: ['silje-rodland'],
    contacts: ['torbjorn-haukeland'],
    title: 'Interaksjonsdesigner til nytt bilde for vaktsentralen',
    discipline: 'design',
    roles: ['interaction-designer', 'ux-designer'],
    skills: [
      'figma',
      'prototyping',
      'usability-testing',
      'interaction-design',
      'user-research',
      'accessibility',
    ],
    description: prose`
      Operatørene på vakt hos oss overvåker nettet på elleve skjermer. Når det blåser opp, kommer
      det inntil 900 alarmer i timen, og bildet som skulle hjelpe dem, er fra en tid da det var ti
      stasjoner og ikke sekstifire.

      ## Oppdraget

      Du skal tegne det nye oversiktsbildet sammen med operatørene. Ikke for dem: de har avsatt
      fire timer i uka til dette gjennom hele perioden, og vi har en simulator der forslag kan
      prøves med ekte hendelser fra den siste store stormen.

      - Observere vaktskifter, også natt og helg de to første ukene
      - Skisser og klikkbare prototyper, prøvd på simulatoren hver torsdag
      - Alarmhierarki: hva skal synes, høres, samles eller tie
      - Spesifikasjon til leverandøren av driftskontrollsystemet, med farger, tilstander og
        tidskrav

      ## Vi ser etter

      Du har designet for profesjonelle brukere i tidskritisk arbeid, for eksempel kontrollrom,
      flygeledelse, AMK eller trafikkstyring, og kan vise det frem. Du tåler at fagfolk er uenige
      med deg, og kan skille smak fra feil. Kjennskap til ISA-101 eller EEMUA 191 er en fordel,
      men kan læres.

      Legg ved portefølje med minst ett eksempel der du forklarer hva du tok bort.
    `,
    duration: '6 måneder',
    startDateOffsetDays: 20,
    percent: 60,
    allowRemoteWork: false,
    regionCode: 'NO-46',
    placeDescription: prose`
      Driftssentralen i Bergen. Vi trenger deg på stedet torsdager og fredager, resten kan være
      fra egen pult.
    `,
    termsAndConditions: prose`
      Løpende timer inntil 600 timer. Sikkerhetssamtale og taushetserklæring før oppstart.
      Fotografering i driftssentralen er ikke tillatt.
    `,
    deadline: { kind: 'date', offsetDays: -3 },
    abidanceOffsetDays: 30,
    createdOffsetDays: -35,
    publishedOffsetDays: -33,
  },
  {
    key: 'isfoss-ams-data',
    companyKey: 'isfoss',
    state: 'published',
    type: 'direct',
    editors: ['silje-rodland', 'torbjorn-haukeland'],
    contacts: ['torbjorn-haukeland'],
    invited: ['samira-haddadi', 'marit-aslaksen-lind', 'chinedu-okafor'],
    title: 'Dataingeniør til måleverdiplattformen',
    discipline: 'technology',
    roles: ['data-engineer', 'data-architect'],
    skills: [
      'databricks',
      'spark',
      'python',
      'sql',
      'delta-lake',
      'kafka',
      'azure',
      'data-modelling',
    ],
    description: prose`
      ## Om oppdraget

      Dere er invitert fordi dere har gjort dette før. Måleverdiplattformen tar imot 46 millioner
      verdier i døgnet, og den klarer det, men den klarer ikke å forklare seg. Når avregningen
      spør hvorfor en verdi er endret, bruker vi en halv dag på å finne svaret.

      ## Det vi trenger

      - Historikk på hver verdi: mottatt, estimert, korrigert, og av hvem
      - Kvalitetsregler som kan leses og endres av fagavdelingen, ikke ligge i en notatbok
      - Etterfylling av hull uten å kjøre hele døgnet på nytt
      - Kostnaden ned: i dag står klyngen på døgnet rundt for en jobb som tar førti minutter

      ## Rammer

      Databricks på Azure, Delta Lake, Python og SQL. Tre interne dataingeniører, som skal eie
      løsningen når du går. Vi vil ha et kort løsningsforslag (inntil to sider) sammen med CV, og
      tar en samtale med hver av dere i uka etter fristen.

      ## Evaluering

      Løsningsforslag 40 %, erfaring 40 %, pris 20 %.
    `,
    duration: '8 måneder',
    startDateOffsetDays: 30,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'NO-46',
    placeDescription: 'Fjernarbeid, med samling i Bergen to dager i måneden.',
    termsAndConditions: 'Avrop på rammeavtale. Timepris i henhold til avtalens bilag 7.',
    deadline: { kind: 'date', offsetDays: 12 },
    abidanceOffsetDays: 40,
    createdOffsetDays: -18,
    publishedOffsetDays: -16,
    attachments: [
      {
        name: 'Datakatalog utdrag.txt',
        kind: 'txt',
        text: prose`
          maaleverdi.kvarter.v2: målepunkt-id (18 siffer), periode start UTC, verdi kWh (4
          desimaler), kvalitet (MÅLT, ESTIMERT, KORRIGERT), mottatt tidspunkt, kilde-id.
        `,
      },
    ],
  },
  {
    key: 'isfoss-prosjektleder-kundesystem',
    companyKey: 'isfoss',
    state: 'published',
    type: 'public',
    editors: ['silje-rodland'],
    contacts: ['silje-rodland'],
    title: 'Prosjektleder for bytte av kundesystem',
    discipline: 'project_and_test_management',
    roles: ['project-manager', 'program-manager'],
    skills: [
      'project-management',
      'risk-management',
      'contract-management',
      'stakeholder-management',
      'ssa-agreements',
      'budgeting',
      'procurement',
    ],
    description: prose`
      ## Om oppdraget

      Kundesystemet vårt går ut på støtte om to år. Kontrakt med ny leverandør er signert, og nå
      skal 410 000 kunder, 23 integrasjoner og 90 kundebehandlere over på det nye. Prosjektet har
      et rammebudsjett på 86 millioner kroner.

      ## Ansvar

      Du leder prosjektet på vår side og har det daglige ansvaret for plan, økonomi, risiko og
      oppfølging av leverandøren. Du rapporterer til en styringsgruppe som møtes hver tredje uke,
      og leder fem delprosjekter: kunde og kontrakt, faktura, integrasjon, datavask og innføring.
      Delprosjektlederne er våre egne.

      ## Må-krav

      - Minst ti år som prosjektleder, og ledelse av minst to systembytter med over 100 000 kunder
        eller brukere
      - Erfaring med avtaler etter SSA-T eller SSA-L fra kundesiden
      - Ansvar for prosjektbudsjett på minst 30 millioner kroner
      - Behersker norsk på et nivå der beslutningsnotater kan sendes uten korrektur

      ## Bør-krav

      - Erfaring fra kraft, telekom eller andre bransjer med løpende måling og fakturering
      - Har planlagt og gjennomført overgangshelger med øvelser i forkant
      - Sertifisert i PRINCE2, PMP eller tilsvarende

      ## Slik vurderer vi

      - **45 %** relevant erfaring, dokumentert i CV
      - **25 %** oppdragsforståelse, inntil tre sider
      - **15 %** intervju med de to beste
      - **15 %** timepris
    `,
    duration: '18 måneder med opsjon på 6 måneder',
    startDateOffsetDays: 55,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-46',
    placeDescription: prose`
      Bergen, tre dager i uka på stedet i spesifikasjon og i overgang, ellers etter avtale.
    `,
    termsAndConditions: prose`
      SSA-B med Isfoss' endringer. Vi forbeholder oss rett til å avlyse konkurransen.
      Prosjektlederen kan ikke ha bindinger til leverandøren av det nye systemet.
    `,
    deadline: { kind: 'date', offsetDays: 13 },
    abidanceOffsetDays: 50,
    adminDeadlineOffsetDays: 11,
    externalUrl: 'https://anskaffelser.example/isfoss/114',
    createdOffsetDays: -11,
    publishedOffsetDays: -8,
    attachments: [
      {
        name: 'SSA-B bilag 1 behov.docx',
        kind: 'docx',
        text: prose`
          Bilag 1: Kundens beskrivelse av bistanden. Prosjektlederen har ansvar for fremdrift,
          økonomi, risiko og leverandøroppfølging i prosjekt Nytt kundesystem. Prosjektlederen
          rapporterer til styringsgruppen ved direktør kunde. Prosjektet omfatter kontrakt,
          fakturering, kundeportal og 23 integrasjoner.
        `,
      },
      {
        name: 'Overordnet tidsplan.pdf',
        kind: 'pdf',
        text: prose`
          Fase 1 spesifikasjon: fire måneder. Fase 2 tilpasning og integrasjon: sju måneder. Fase
          3 test og øvelse: fire måneder. Fase 4 overgang: én helg, med reservehelg tre uker
          senere. Fase 5 stabilisering: tre måneder.
        `,
      },
    ],
  },
  {
    key: 'isfoss-lastprognose',
    companyKey: 'isfoss',
    state: 'unpublished',
    type: 'public',
    editors: ['silje-rodland', 'torbjorn-haukeland'],
    contacts: ['torbjorn-haukeland'],
    title: 'Maskinlæringsingeniør til lastprognoser',
    discipline: 'technology',
    roles: ['machine-learning-engineer', 'data-scientist'],
    skills: [
      'python',
      'machine-learning',
      'mlops',
      'time-series-analysis',
      'databricks',
      'docker',
      'sql',
    ],
    description: prose`
      ## Utgangspunktet

      Driftssentralen planlegger hvert døgn ut fra en prognose for last i 64 stasjoner. Modellen
      er fra 2017 og treffer godt på vanlige virkedager. Den treffer dårlig på det som er blitt
      vanlig siden: elbiler som lader om natta, varmepumper på milde dager og solceller på
      hyttetak.

      ## Hva vi vil ha gjort

      Ny modell per stasjon for ett til sju døgn frem, i drift med overvåking. Vi ønsker
      usikkerhet oppgitt sammen med prognosen, og at operatøren kan se hva som trakk opp og ned.
      Historikk for ni år finnes i Databricks, sammen med værprognoser slik de faktisk forelå på
      hvert tidspunkt.

      ## Kvalifikasjoner

      - Har satt minst to prognosemodeller i drift og fulgt dem i mer enn ett år
      - Solid i Python, og i å skrive kode som andre kan overta
      - Kan forklare et konfidensintervall til en som har ansvaret for at lyset er på
      - Fordel: erfaring fra kraft, vær eller trafikk

      ## Omfang

      Tre dager i uka i fem måneder. De siste seks ukene er satt av til opplæring av to egne
      analytikere.
    `,
    duration: '5 måneder',
    startDateOffsetDays: -10,
    percent: 60,
    allowRemoteWork: true,
    regionCode: null,
    placeDescription: 'Hvor som helst i Norge.',
    termsAndConditions: 'Løpende timer. Resultater og modeller tilhører Isfoss.',
    deadline: { kind: 'date', offsetDays: -45 },
    abidanceOffsetDays: -30,
    createdOffsetDays: -70,
    publishedOffsetDays: -66,
    unpublishedOffsetDays: -30,
  },
  {
    key: 'isfoss-feltapp',
    companyKey: 'isfoss',
    state: 'unpublished',
    type: 'public',
    editors: ['silje-rodland'],
    contacts: ['silje-rodland'],
    title: 'Mobilutvikler til app for linjemontører',
    discipline: 'technology',
    roles: ['mobile-developer', 'android-developer'],
    skills: ['kotlin', 'jetpack-compose', 'swift', 'rest-api', 'accessibility', 'ci-cd'],
    description: prose`
      **Kort sagt:** 210 montører bruker en app som mister det de har skrevet når dekningen
      forsvinner. Den skal vi erstatte før neste sesong med uvær.

      ## Om appen

      Arbeidsordre, sjekklister før arbeid på høyspent, bilder, timer og materiell. Appen må virke
      i minst to døgn uten nett, på telefoner som ligger i kulda, med hansker på. Grensesnittet på
      serversiden er nytt og eies av et annet team, som sitter i samme gang.

      ## Du skal

      - Bygge Android-appen i Kotlin og Compose fra en prototype som er prøvd ute i to omganger
      - Finne en synkronisering som aldri mister en signatur, også når to på samme lag har skrevet
      - Lage utrulling via vår enhetsstyring, med mulighet til å rulle tilbake samme kveld
      - Vurdere om iPad-utgaven for formenn skal deles eller skrives for seg

      ## Du har

      Laget og driftet minst én app med ekte frakoblet bruk. God Kotlin. Har gjerne vært borti
      Kotlin Multiplatform. Du synes det er greit å stå i regn i Jølster for å forstå hvorfor
      knappen er for liten.
    `,
    duration: '6 måneder med opsjon på 6 måneder',
    startDateOffsetDays: 14,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-46',
    placeDescription: prose`
      Bergen eller Førde, minst én dag i uka ute sammen med montører den første måneden.
    `,
    termsAndConditions: 'Timepris eks. mva. Utstyr (telefoner og nettbrett) stilles til rådighet.',
    deadline: { kind: 'asap' },
    abidanceOffsetDays: null,
    createdOffsetDays: -50,
    publishedOffsetDays: -48,
    unpublishedOffsetDays: -9,
  },
  {
    key: 'isfoss-malbilde',
    companyKey: 'isfoss',
    state: 'closed',
    type: 'public',
    editors: ['silje-rodland'],
    contacts: ['silje-rodland'],
    title: 'Rådgiver for målbilde IT og driftsteknologi',
    discipline: 'management_consulting',
    roles: ['enterprise-architect', 'management-consultant', 'strategy-advisor'],
    skills: [
      'enterprise-architecture',
      'it-strategy',
      'target-operating-model',
      'stakeholder-management',
      'archimate',
      'risk-management',
    ],
    description: prose`
      ## Bestillingen

      Etter at Isfoss Nett og Isfoss Produksjon ble ett selskap, har vi to IT-avdelinger, to
      driftssentraler og 340 systemer. Konsernledelsen har bedt om ett målbilde for IT og
      driftsteknologi frem til 2030, som kan vedtas på én side og brukes i anskaffelser dagen
      etter.

      ## Leveranser

      1. Kart over systemer, kostnader og eierskap
      2. Tre scenarioer for organisering av IT og driftsteknologi, med konsekvenser for beredskap
      3. Prinsipper for hva vi kjøper, bygger og slår sammen
      4. Plan for de første atten månedene

      ## Forventninger til rådgiveren

      Du har gjort tilsvarende i kraft, olje, vann eller jernbane og kan vise til at det ble
      brukt. Du er like trygg sammen med stasjonsmesteren som med styret. Arbeidet gjøres av én
      til to personer; vi ønsker ikke et team vi må lære opp.
    `,
    duration: '4 måneder',
    startDateOffsetDays: -50,
    percent: 60,
    allowRemoteWork: true,
    regionCode: 'NO-46',
    placeDescription: 'Bergen, med fire arbeidsøkter på stedet.',
    termsAndConditions: "Fast ramme på 380 timer. Leveransene er Isfoss' eiendom.",
    deadline: { kind: 'date', offsetDays: -62 },
    abidanceOffsetDays: -50,
    createdOffsetDays: -88,
    publishedOffsetDays: -85,
    unpublishedOffsetDays: -55,
    closeReason: 'hired_on_torg',
  },
  {
    key: 'isfoss-testleder-markedsprosesser',
    companyKey: 'isfoss',
    state: 'closed',
    type: 'public',
    editors: ['torbjorn-haukeland', 'silje-rodland'],
    contacts: ['torbjorn-haukeland'],
    title: 'Testleder for markedsprosesser mot Elhub',
    discipline: 'project_and_test_management',
    roles: ['test-lead', 'tester'],
    skills: [
      'test-management',
      'test-planning',
      'acceptance-testing',
      'istqb',
      'risk-management',
      'requirements-management',
    ],
    description: prose`
      ## Om oppdraget

      Overgangen til kvartersoppløsning endrer 31 markedsprosesser: leverandørskifte, flytting,
      korrigering av måleverdier og mer. Vi trenger en testleder som kan planlegge og lede
      godkjenningen hos oss, og være vår kontakt i bransjetesten.

      ## Arbeidet består i

      - teststrategi og plan for systemtest, integrasjonstest og bransjetest
      - testdata: 4 000 syntetiske målepunkter med historikk
      - ledelse av seks testere fra fagavdelingene, de fleste uten erfaring med test
      - ukentlig rapport til prosjektleder, og egen vurdering før hver milepæl

      ## Krav til deg

      Minst åtte år med test, derav fire som testleder i prosjekter med eksterne parter og faste
      datoer. ISTQB eller tilsvarende. Erfaring fra kraftbransjen er ønskelig og teller mye, men
      vi foretrekker en god testleder uten bransjekunnskap fremfor det motsatte.
    `,
    duration: '7 måneder',
    startDateOffsetDays: -35,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'NO-46',
    placeDescription: 'Bergen, to til tre dager i uka.',
    termsAndConditions: 'Timepris eks. mva. Oppsigelsestid 14 dager gjensidig.',
    deadline: { kind: 'date', offsetDays: -52 },
    abidanceOffsetDays: -40,
    createdOffsetDays: -75,
    publishedOffsetDays: -74,
    unpublishedOffsetDays: -40,
    closeReason: 'hired_elsewhere',
  },
  {
    key: 'isfoss-endringsleder',
    companyKey: 'isfoss',
    state: 'draft',
    type: 'public',
    editors: ['silje-rodland'],
    contacts: ['silje-rodland'],
    title: 'Endringsleder, innføring av nytt kundesystem',
    discipline: 'management_consulting',
    roles: ['change-manager'],
    skills: ['change-management', 'training', 'communication'],
    description: prose`
      ## Om oppdraget

      90 kundebehandlere skal over på nytt system. Prosjektlederen er snart på plass (egen
      utlysning), og vi vil ha med endringsleder fra start.

      ## Oppgaver

      - interessentanalyse
      - superbrukere, ett nettverk per lokasjon
      - opplæringsplan
      - (mer fra Torbjørn på mandag)
    `,
    duration: '',
    startDateOffsetDays: 90,
    percent: null,
    allowRemoteWork: false,
    regionCode: 'NO-46',
    placeDescription: 'Bergen',
    termsAndConditions: '',
    deadline: null,
    abidanceOffsetDays: null,
    createdOffsetDays: -6,
  },
  {
    key: 'isfoss-plattform',
    companyKey: 'isfoss',
    state: 'draft',
    type: 'public',
    editors: ['silje-rodland', 'torbjorn-haukeland'],
    contacts: ['torbjorn-haukeland'],
    title: 'Plattformutvikler Kubernetes og Azure',
    discipline: 'technology',
    roles: ['platform-engineer', 'devops-engineer'],
    skills: ['kubernetes', 'azure', 'terraform', 'argo-cd', 'prometheus', 'grafana'],
    description: prose`
      ## Om oppdraget

      Plattformteamet på tre personer drifter fire klynger i Azure for ni utviklingsteam. To av
      klyngene ligger tre versjoner bak, og neste års lovpålagte endringer gjør at vi ikke kan
      vente med å ta igjen etterslepet.

      ## Oppgaver

      - oppgradere klyngene uten nedetid for avregning og kundeportal
      - flytte oppsettet fra håndskrevne skript til Terraform og Argo CD
      - innføre måling av kostnad per team
      - lære opp to driftsteknikere som kommer fra Windows-drift

      ## Krav

      Fem års erfaring med Kubernetes i produksjon, hvorav to i Azure. Kan vise til gjennomførte
      klyngeoppgraderinger. Norsk eller svensk.
    `,
    duration: '12 måneder',
    startDateOffsetDays: 60,
    percent: null,
    allowRemoteWork: true,
    regionCode: 'NO-46',
    placeDescription: 'Bergen eller Oslo',
    termsAndConditions: prose`
      Timepris oppgis i NOK eks. mva. Deltakelse i vaktordning hver femte uke godtgjøres særskilt.
    `,
    deadline: null,
    abidanceOffsetDays: null,
    createdOffsetDays: -2,
  },
] satisfies readonly DemoAssignment[];
