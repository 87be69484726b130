import { prose } from '../prose.ts';
import type { DemoInterest } from '../demo.types.ts';

export const tillatelser = [
  {
    key: 'tillatelser-vedtak-backend/amalie-thorsrud',
    assignment: 'tillatelser-vedtak-backend',
    sender: 'amalie-thorsrud',
    sentOffsetHours: -128,
    consultants: [
      {
        consultant: 'amalie-thorsrud',
        comment: prose`
          Regler med virkningstidspunkt frem og tilbake i tid er det jeg synes er morsomst i
          faget, og det var kjernen i avregningsløsningen jeg nettopp har levert. Vi skrev testene
          slik at fagansvarlig kunne lese dem, og hun fant feil i dem før vi gjorde. Kotlin,
          Spring Boot, PostgreSQL og Kafka er hverdag. Jeg bor i Bergen, og to dager i uka på
          Helsfyr er i orden i dette tilfellet.
        `,
      },
    ],
    replies: [
      {
        from: 'vidar-sandsmark',
        sentOffsetHours: -28,
        text: prose`
          Hei, og takk for interessen. Tilbudet må leveres på CV-malen som ligger vedlagt
          utlysningen, med periode for hvert må-krav. Kan du sende den før fristen? Spørsmål kan
          stilles her frem til seks dager før.
        `,
      },
    ],
    unreadBy: ['amalie-thorsrud'],
  },
  {
    key: 'tillatelser-vedtak-backend/torunn-myrvold',
    assignment: 'tillatelser-vedtak-backend',
    sender: 'torunn-myrvold',
    sentOffsetHours: -106,
    consultants: [
      {
        consultant: 'hakon-tveitan',
        comment: prose`
          Håkon har tre år i et utbetalingsteam i offentlig sektor og ni år som backendutvikler.
          Maskinporten og ID-porten har han satt opp fra grunnen. Vant til å ha juristen i teamet
          og til å endre datamodell uten nedetid. Oppfyller alle må-krav; CV etter mal ettersendes
          fredag.
        `,
      },
      {
        consultant: 'torunn-myrvold',
        comment: prose`
          Jeg tilbys som konsulent nummer to på 80 prosent. Mest relevant er tre år med
          saksbehandling og vedtak for 1 400 brukere, der vi gikk fra to utrullinger i året til
          ukentlig. Har veiledet seks yngre utviklere på veien. Ingen av oss er til vurdering hos
          andre på samme tidspunkt, med forbehold om ett oppdrag i Bergen for Håkon.
        `,
      },
    ],
    replies: [],
    unreadBy: ['hilde-marstrander', 'vidar-sandsmark'],
  },
  {
    key: 'tillatelser-tjenestedesign/live-sandtorv',
    assignment: 'tillatelser-tjenestedesign',
    sender: 'live-sandtorv',
    sentOffsetHours: -380,
    consultants: [
      {
        consultant: 'live-sandtorv',
        comment: prose`
          Jeg ledet samarbeidet mellom fire etater om oppgjør etter dødsfall, fra 17 skjemaer til
          5 og to lovendringer. Det som ble annerledes enn planlagt, var at den viktigste
          forenklingen var et brev vi sluttet å sende. Jeg kan lede på 60 prosent fra oppstart.
        `,
      },
      {
        consultant: 'zainab-yusuf',
        comment: prose`
          Zainab kan ta feltarbeidet i de seks kommunene, med intervjuer av gründere og
          saksbehandlere. Hun er god på å nå små næringsdrivende med annet morsmål enn norsk, som
          er mange av dem som åpner kafé.
        `,
      },
    ],
    replies: [
      {
        from: 'vidar-sandsmark',
        sentOffsetHours: -340,
        text: prose`
          God sammensetning. Utlysningen gjelder én tjenestedesigner på 80 prosent. Er det mulig å
          dele slik at dere til sammen ikke går over?
        `,
      },
      {
        from: 'live-sandtorv',
        sentOffsetHours: -332,
        text: prose`
          Ja: jeg 50 prosent hele veien, Zainab 60 prosent i de to første månedene og 20 prosent
          etterpå. I gjennomsnitt blir det 79.
        `,
      },
      {
        from: 'hilde-marstrander',
        sentOffsetHours: -200,
        text: 'Det er innenfor det vi kan evaluere. Vi ser frem til tilbudet.',
      },
    ],
  },
  {
    key: 'tillatelser-postgres/ole-martin-sjovik',
    assignment: 'tillatelser-postgres',
    sender: 'ole-martin-sjovik',
    sentOffsetHours: -290,
    consultants: [
      {
        consultant: 'ole-martin-sjovik',
        comment: prose`
          Jeg kjenner naboen godt, det var mine 2 300 prosedyrer. 740 og 3,4 TB på fjorten måneder
          går fint, og fire timers stans er raust. Jeg vil begynne med å finne det som er dødt,
          for det er alltid en tredel. Kan starte om to uker.
        `,
      },
    ],
    replies: [
      {
        from: 'hilde-marstrander',
        sentOffsetHours: -280,
        text: prose`
          Det gleder oss. Kan du være på Helsfyr førstkommende tirsdag, og møte de to drifterne?
        `,
      },
      {
        from: 'ole-martin-sjovik',
        sentOffsetHours: -278,
        text: prose`
          Tirsdag passer. Be dem gjerne ta ut en liste over når hver prosedyre sist ble kalt, hvis
          revisjonsloggen er på.
        `,
      },
      {
        from: 'hilde-marstrander',
        sentOffsetHours: -180,
        text: 'Lista viser 212 som ikke er kalt på to år. Du gjettet nesten riktig.',
      },
      {
        from: 'ole-martin-sjovik',
        sentOffsetHours: -176,
        text: 'Da begynner vi der. Sender fremdriftsplan i morgen.',
      },
    ],
  },
  {
    key: 'tillatelser-testleder/torunn-myrvold',
    assignment: 'tillatelser-testleder',
    sender: 'torunn-myrvold',
    sentOffsetHours: -165,
    consultants: [
      {
        consultant: 'ase-bakkerud',
        comment: prose`
          Åse har planlagt og ledet tre produksjonssettinger av fagsystem med eksterne registre,
          senest med 430 000 medlemmer. Testrapporten hennes er på én side, og hun har stoppet en
          leveranse to ganger, begge med styringsgruppens takk i ettertid. ISTQB Advanced Test
          Manager. Moss tre dager i uka passer godt, hun bor i Ås.
        `,
      },
    ],
    replies: [
      {
        from: 'vidar-sandsmark',
        sentOffsetHours: -140,
        text: 'Mottatt, takk. Vi evaluerer samlet etter fristen.',
      },
    ],
  },
  {
    key: 'tillatelser-observerbarhet/daniel-tesfaye',
    assignment: 'tillatelser-observerbarhet',
    sender: 'daniel-tesfaye',
    sentOffsetHours: -672,
    consultants: [
      {
        consultant: 'daniel-tesfaye',
        comment: prose`
          Jeg har gjort dette i en etat med over hundre team og i et forsikringsselskap fra null:
          OpenTelemetry i malene, mål på brukerreiser og opprydding i varsler, fra 70 til 4 per
          uke. Tillatte felter i stedet for forbudte er riktig vei når det er personopplysninger.
          Jeg holder jevnlig kurs, og legger gjerne opp en serie for teamene.
        `,
      },
    ],
    replies: [
      {
        from: 'hilde-marstrander',
        sentOffsetHours: -640,
        text: 'Hei Daniel. Hvordan fikk du produkteierne til å bry seg om tjenestenivåmål?',
      },
      {
        from: 'daniel-tesfaye',
        sentOffsetHours: -636,
        text: prose`
          Ved å la dem velge selv hvor lenge en innbygger skal måtte vente, og vise dem tallet fra
          forrige uke ved siden av. Etter det eide de målet, og vi bare målte.
        `,
      },
      {
        from: 'hilde-marstrander',
        sentOffsetHours: -170,
        text: prose`
          Du er innstilt som nummer én. Tildelingen sendes i konkurransens kanal når karenstiden
          er avklart.
        `,
      },
    ],
  },
  {
    key: 'tillatelser-observerbarhet/torunn-myrvold',
    assignment: 'tillatelser-observerbarhet',
    sender: 'torunn-myrvold',
    sentOffsetHours: -600,
    consultants: [
      {
        consultant: 'jonas-lillevold',
        comment: prose`
          Jonas samlet elleve byggeløp i ett og har satt opp Prometheus, Grafana og sporing for
          plattformer med opptil 60 team. Kostnadskontroll på logger er en spesialitet, siste
          kunde fikk ned regningen med 31 prosent. Tilgjengelig om en måned.
        `,
      },
    ],
    replies: [
      {
        from: 'hilde-marstrander',
        sentOffsetHours: -168,
        text: 'Takk for tilbudet. Jonas er innstilt som nummer to.',
      },
    ],
  },
  {
    key: 'tillatelser-universell-utforming/petter-aamli',
    assignment: 'tillatelser-universell-utforming',
    sender: 'petter-aamli',
    sentOffsetHours: -1330,
    consultants: [
      {
        consultant: 'petter-aamli',
        comment: prose`
          Når en løsning er vanskelig å forstå, er det som regel ordene. Jeg skrev om 600
          vedtaksbrev for en etat, og klagene falt med 44 prosent. Vet at dere ber om en
          UX-designer, men vil foreslå å dele: jeg tar tekst, struktur og test med lesere som
          strever, sammen med en interaksjonsdesigner hos dere.
        `,
      },
    ],
    replies: [
      {
        from: 'vidar-sandsmark',
        sentOffsetHours: -1290,
        text: 'Interessant vinkling, men vi må holde oss til kompetansen som er utlyst.',
      },
    ],
  },
  {
    key: 'tillatelser-fra-prosjekt-til-produkt/anita-vasquez-lunde',
    assignment: 'tillatelser-fra-prosjekt-til-produkt',
    sender: 'anita-vasquez-lunde',
    sentOffsetHours: -1620,
    consultants: [
      {
        consultant: 'anita-vasquez-lunde',
        comment: prose`
          Jeg har fulgt en slik omstilling fra innsiden som teamleder og fra utsiden som coach.
          Den første ble et organisasjonskart, den andre ble en ny måte å bevilge penger på, og
          bare den siste virket. Ti måneder med to til tre dager er riktig størrelse. Toppledere
          som referanser ordner jeg.
        `,
      },
    ],
    replies: [
      {
        from: 'vidar-sandsmark',
        sentOffsetHours: -1580,
        text: 'Takk. Har du arbeidet med finansiering mot et departement tidligere?',
      },
      {
        from: 'anita-vasquez-lunde',
        sentOffsetHours: -1574,
        text: prose`
          Ikke som ansvarlig. Der vil jeg ha med noen fra økonomi hos dere, eller en kollega jeg
          stoler på. Det er ærligere enn å si ja.
        `,
      },
    ],
  },
  {
    key: 'tillatelser-fra-prosjekt-til-produkt/sigrid-haugom',
    assignment: 'tillatelser-fra-prosjekt-til-produkt',
    sender: 'sigrid-haugom',
    sentOffsetHours: -1500,
    consultants: [
      {
        consultant: 'sigrid-haugom',
        comment: prose`
          Jeg ledet tilsvarende omstilling av IT-funksjonen i en annen etat, inkludert modellen
          for bevilgning som holdt både for departement og Riksrevisjonen. Tidligere
          linjedirektør. Ingen fra oss vil tilbys til stillingene etterpå, det er en regel vi har
          selv også.
        `,
      },
    ],
    replies: [],
  },
] satisfies readonly DemoInterest[];
