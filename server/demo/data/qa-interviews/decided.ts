import type { DemoQaInterview } from '../qa-interviews.types.ts';

/** Approved and declined; the oldest are archived. */
export const decided = [
  {
    consultant: 'stian-klokkerhaug',
    discipline: 'technology',
    status: 'approved',
    createdOffsetHours: -640,
    submittedOffsetHours: -560,
    answers: [
      'Innføring av S/4HANA på to smelteverk. Jeg hadde ansvaret for innkjøp og lager, ledet vaskingen av 90 000 materialer og satt på verket i oppstartsuka. Vi endte med 58 000 materialer, og innkjøp gikk fra fjorten til åtte som følger opp det samme.',
      'Vi flyttet åpne bestillinger uten prisavtalene. Det ble oppdaget da den første fakturaen ble stanset. Jeg laget en liste over natta, fikk innkjøp til å godkjenne den, og lastet på nytt. Kontrollen av priser ble et eget steg i de neste bølgene.',
      'Jeg går på lageret. Deretter henter jeg ut de hundre mest brukte materialene og ser om de finnes der systemet sier. Svaret på det bestemmer resten av uka.',
      'Standard eller tilpasning av godkjenning ved bestilling. Verkene ville ha sin egen. Jeg satte opp standard i et prøvemiljø og lot fire innkjøpere bruke den i to uker. De valgte den selv. Vi sparte omtrent 300 timer utvikling.',
      'Ved å la være å skrive den. Det som må skrives, ligger i utvidelser med navn etter forretningen, test for hver, og et ark som sier hvorfor den finnes.',
      'Lageret viste negativ beholdning om mandagene. Årsaken var at vaktlaget tok ut deler i helga og bokførte dem mandag, før varemottaket fra fredag. Vi flyttet bokføringen til uttaket, med en app på telefonen.',
    ],
    assessment: {
      status: 'approved',
      reason:
        'Svarene er konkrete og viser både fag og dømmekraft. Svar 4 forklarer alternativene og hva valget sparte. Svarene stemmer godt med prosjektene i profilen.',
    },
    decision: {
      by: 'ingrid-solvang',
      offsetHours: -500,
      reason:
        'Solide svar med tall og årsaker. Kjenner faget fra gulvet. Godkjent uten forbehold; ingen grunn til et nytt møte.',
    },
  },
  {
    consultant: 'ruth-adeyemi',
    discipline: 'technology',
    status: 'approved',
    createdOffsetHours: -400,
    submittedOffsetHours: -340,
    answers: [
      'Kundedialog for 160 rådgivere i en bank. Jeg kartla arbeidet ved å sitte ved siden av dem i tre uker, satte opp løsningen i Salesforce og ledet datavasken. 900 000 kundekort ble 640 000, og rådgiverne gikk fra fire systemer til ett.',
      'I et kraftselskap satte jeg opp et svarskjema som sendte alle henvendelser om pris til samme kø. Da prisene steg, tok det fire timer før noen så det. Jeg delte køen samme kveld og skrev en varsling på lengde, som fortsatt er i bruk.',
      'Jeg hører på samtaler hos kundesenteret i to dager. Så ber jeg om et uttrekk av data og teller duplikater. De to tingene sier meg hvor prosjektet kommer til å stoppe.',
      'Flyt eller kode i saksbehandlingen. Kunden ville ha alt i flyt fordi det er lettere å endre. Jeg viste at ett av løpene ble 90 steg, og foreslo kode med tester for det ene og flyt for resten. Det har holdt i tre år.',
      'Navn som forretningen bruker, en beskrivelse på hvert felt, og ingen felt uten en som eier det. Kode har tester. Og jeg går gjennom det med den som skal ta over, to ganger.',
      'Rådgiverne mistet kunden fra skjermen midt i samtalen. Det skjedde bare etter klokka tolv. En nattjobb som skulle kjøre klokka null, var satt opp i feil tidssone og flyttet eierskap mens folk arbeidet.',
    ],
    decision: {
      by: 'henrik-aasland',
      offsetHours: -290,
      reason:
        'Forstår både fag og løsning, og er ærlig om hva som gikk galt. Godkjent. Selskapet mangler fortsatt samarbeidsavtale.',
    },
  },
  {
    consultant: 'arvid-backman',
    discipline: 'technology',
    status: 'approved',
    createdOffsetHours: -1_200,
    submittedOffsetHours: -1_130,
    answers: [
      'Jag byggde om styrningen av en sorteringslinje på ett sågverk medan den gick. Den stannade en gång i timmen. Jag delade programmet i tre delar, bytte en del per helg och byggde en bild som visar varför den stannar. Nu är det ett stopp per skift.',
      'Vid ett byte hade jag vänt på en givare. Linjen startade baklänges i låg fart. Ingen stod nära, eftersom vi alltid provar så, men jag skrev om rutinen: varje givare kontrolleras för hand med en kollega som läser av.',
      'Jag står bredvid maskinen ett helt skift och antecknar varje stopp. Sedan läser jag programmet. Ordningen är viktig.',
      'Vi behövde ersätta en styrenhet som inte gick att köpa längre. Antingen en ny produkt som var dubbelt så dyr eller en egen. Jag räknade på tio år och 300 maskiner, och vi byggde en egen med två leverantörer för varje komponent. Den har hållit.',
      'Kommentarer vid varje förreglingsvillkor, samma namn som på ritningen och ett prov som går att köra vid skrivbordet. Den som kommer efter har sällan tid att läsa allt.',
      'Fläktar i gruvan stannade vid skiftbyte. Det visade sig att hundra personer gick förbi samma läsare inom två minuter och att kön tappade de sista. Vi räknade om ventilationen efter zon i stället för person.',
    ],
    assessment: {
      status: 'approved',
      reason:
        'Samtliga svar är konkreta och beskriver både fel och åtgärd. Svar 4 väger alternativ med siffror. Svaren stämmer med profilens projekt.',
    },
    decision: {
      by: 'elin-wahlgren',
      offsetHours: -1_010,
      reason: 'Trovärdig, noggrann och säkerhetsmedveten. Godkänd.',
    },
  },
  {
    consultant: 'wei-zhang',
    discipline: 'technology',
    status: 'approved',
    createdOffsetHours: -820,
    submittedOffsetHours: -760,
    answers: [
      'Beräknad ankomsttid för 4 000 bilar hos en transportör. Jag byggde kedjan från position till prognos i Spark och Kafka. I snitt blev den 11 minuter bättre än tidtabellen, och den sköttes av en person på halvtid i två år.',
      'En schemaändring hos en leverantör gjorde att farten kom i meter per sekund. Prognosen sa att alla stod still. Jag upptäckte det på kurvan, stoppade publiceringen och skrev en kontroll som jämför fördelningen med gårdagens.',
      'Jag skriver ned mina antaganden om datan och ber tre personer att stryka under det som är fel.',
      'Vi valde mellan att räkna i realtid och var femte minut. Realtid kostade fyra gånger mer. Jag mätte hur mycket bättre prognosen blev och det var under en minut. Vi valde fem minuter.',
      'Tester på data lika väl som på kod, små jobb med ett syfte och ett dokument som säger vem som använder resultatet.',
      'Prognosen blev sämre varje måndag. Orsaken var att förare loggade in först vid första stoppet efter helgen, så bilarna saknade rutt i en timme. Vi gissade rutten från förra måndagen tills de loggade in.',
    ],
    decision: {
      by: 'elin-wahlgren',
      offsetHours: -712,
      reason: 'Mycket tydlig om avvägningar och mätning. Svenskan räcker gott i arbetet. Godkänd.',
    },
  },
  {
    consultant: 'runa-fagerli',
    discipline: 'technology',
    status: 'declined',
    createdOffsetHours: -300,
    submittedOffsetHours: -250,
    answers: [
      'Jeg laget komponenter i React til et produktselskap. Tabellen var min. Den skulle vise 10 000 rader.',
      'En endring i en knapp gjorde at den forsvant i et annet produkt. Vi rullet tilbake.',
      'Setter opp maskinen og hilser på folk.',
      'Jeg valgte et bibliotek for tabellen fordi det var raskest.',
      'Jeg bruker TypeScript og skriver kommentarer.',
      'Det har jeg ikke gjort alene, men jeg har vært med.',
    ],
    assessment: {
      status: 'declined',
      reason:
        'Svar 2 til 6 er for korte til å si noe om hva konsulenten selv gjorde. Svar 4 nevner ingen alternativer, og svar 6 besvarer ikke spørsmålet. Svar 1 er konkret, men sier ikke hva det førte til.',
    },
    decision: {
      by: 'ingrid-solvang',
      offsetHours: -146,
      reason:
        'Lovende, men svarene er for knappe til å vurdere. Skriv gjerne et nytt skjema med eksempler: hva valgte du mellom, hva gjorde du, og hvordan gikk det? Ta med montørene i kjelleren, det er en god historie.',
    },
  },
  {
    consultant: 'jorn-saetherskar',
    discipline: 'project_and_test_management',
    status: 'declined',
    createdOffsetHours: -480,
    submittedOffsetHours: -410,
    answers: [
      'Jeg testet et nytt system for anløp i en havn sammen med vakta, om natta. Fant 130 feil, og tolv av dem betydde noe.',
      'Jeg meldte en feil som viste seg å være riktig. Da hadde to utviklere brukt en dag på den.',
      'Ser på arbeidet og skriver tester.',
      'Det har jeg ikke hatt ansvar for.',
      'Jeg tester det som brukes mest. Det er nok når tida er ute.',
      'Det er ikke min rolle.',
    ],
    assessment: {
      status: 'declined',
      reason:
        'Svar 1 er konkret. Svar 3, 4 og 6 besvarer ikke spørsmålene, og svar 5 viser ingen vurdering av risiko. Svar 2 mangler hva konsulenten lærte eller endret.',
    },
    decision: {
      by: 'henrik-aasland',
      offsetHours: -360,
      reason:
        'Flink tester, men skjemaet er rettet mot ledelse av test og prosjekt, og der er svarene for tynne. Vi foreslår en samtale før neste forsøk.',
    },
  },
  {
    consultant: 'leila-moradi',
    discipline: 'design',
    status: 'approved',
    archived: true,
    createdOffsetHours: -3_600,
    submittedOffsetHours: -3_500,
    answers: [
      'Plockarnas handdator på ett lager. Elva tryck per orderrad blev fyra, och upplärningen gick från tre dagar till en. Jag observerade, ritade, provade på golvet och lämnade över till två utvecklare.',
      'Jag tog bort en genväg som ingen verkade använda. Två av de snabbaste plockarna använde den hela tiden. De sa det högt, och den kom tillbaka samma dag.',
      'Jag arbetar ett pass tillsammans med dem som ska använda det. Sedan skissar jag, och de rättar.',
      'På larmcentralen ville vi visa mer på kartan. Efter två nätter förstod jag att operatörerna tittar på kartan i tre sekunder. Vi visade mindre, men rätt.',
      'Tangentbord, skärmläsare, färgblindhet och trötthet. Det sista provar jag klockan fyra på natten.',
      'Komponenter med alla lägen, en genomgång vid skärmen och en lista över det som inte får ändras utan att fråga.',
    ],
    decision: {
      by: 'elin-wahlgren',
      offsetHours: -3_420,
      reason: 'Utmärkta svar, nära användarna hela vägen. Godkänd.',
    },
  },
  {
    consultant: 'farah-qureshi',
    discipline: 'security',
    status: 'approved',
    archived: true,
    createdOffsetHours: -3_000,
    submittedOffsetHours: -2_950,
    answers: [
      'Test av innsyn i journal for et helseforetak. Jeg arbeidet alene i seks uker, fant at et barn kunne åpne en forelders journal, og var med til feilen var rettet og prøvd på nytt.',
      'Jeg stanset en tjeneste ved en feil under en test. Det sto i avtalen at det kunne skje, men ikke når. Jeg ringte vakta etter ett minutt, og har siden alltid avtalt klokkeslett.',
      'Jeg snakker med utviklerne om hva de er redde for. Det er som regel der funnene ligger.',
      'Fullmakter i en nettbank: to systemer stolte på hverandre uten å si det. Jeg viste det på en time, teamet stengte den ene veien samme dag, og den varige rettingen kom etter ni dager. Jeg prøvde den tre ganger.',
      'Med eieren ved bordet, hva en angriper vil ha, og hva det koster oss. Tall der vi har dem, og ord der vi ikke har det.',
      'Øvelser i deres egen kode. Den som har funnet en feil selv, lager den sjelden igjen.',
    ],
    decision: {
      by: 'ingrid-solvang',
      offsetHours: -2_890,
      reason: 'Presise og modne svar, med god forståelse for utviklerne. Godkjent.',
    },
  },
] satisfies readonly DemoQaInterview[];
