import { prose } from '../prose.ts';
import type { DemoInterest } from '../demo.types.ts';

export const isfoss = [
  {
    key: 'isfoss-avregning-backend/amalie-thorsrud',
    assignment: 'isfoss-avregning-backend',
    sender: 'amalie-thorsrud',
    sentOffsetHours: -274,
    consultants: [
      {
        consultant: 'amalie-thorsrud',
        comment: prose`
          Hei! De siste to årene har jeg vært teknisk leder for et team som bygde avregning for et
          fleksibilitetsmarked, med kvartersoppløsning og krav om at hver sum skulle kunne spores
          tilbake til målingen. Vi kjørte gammel og ny beregning side om side i fem måneder og
          fant flere feil i den gamle enn i den nye. Kotlin, Spring Boot, Kafka og PostgreSQL er
          det jeg jobber med til daglig. Jeg bor i Bergen og er ledig fra neste uke, men kan vente
          til oppstarten dere har satt.
        `,
      },
    ],
    replies: [
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -250,
        text: prose`
          Hei Amalie, takk for rask og konkret henvendelse. Korrigering etter fakturering er det
          vi er mest urolige for. Hvordan løste dere det?
        `,
      },
      {
        from: 'amalie-thorsrud',
        sentOffsetHours: -246,
        text: prose`
          Vi sluttet å oppdatere. Hver beregning er en egen rad med hvilke måleverdier og priser
          den bygger på, og en korrigering er en ny beregning pluss en differanse. Da kan man
          alltid svare på hva vi visste den dagen fakturaen gikk. Ulempen er datamengden, så vi
          delte tabellene per måned og komprimerte de gamle. Jeg tar gjerne med en liten skisse om
          vi møtes.
        `,
      },
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -222,
        text: prose`
          Det er omtrent det fagansvarlig har prøvd å forklare oss i et halvt år. Har du anledning
          til en time med teamet torsdag klokka 10? Vi sitter ved Danmarks plass, eller på video
          om det passer bedre.
        `,
      },
      {
        from: 'amalie-thorsrud',
        sentOffsetHours: -220,
        text: prose`
          Torsdag klokka 10 passer fint, og jeg kommer gjerne innom. Legger ved skissen så dere
          kan se på den før.
        `,
        attachment: {
          name: 'Skisse korrigering.pdf',
          kind: 'pdf',
          text: prose`
            Skisse: korrigering av avregning. Beregning B1 bygger på måleverdisett M1 og prisliste
            P1. Ved korrigert måleverdi lages måleverdisett M2, beregning B2 og differanse D(B2,
            B1). Faktura viser alltid til én beregning. Ingen rad endres etter at den er skrevet.
          `,
        },
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -44,
        text: prose`
          Hei Amalie. Teamet var svært fornøyd etter samtalen. Vi må vente til fristen før vi kan
          gi svar, men jeg vil allerede nå be om to referanser. Kan du sende navn og telefon, og
          fra hvilken dato du kan binde deg?
        `,
      },
    ],
    unreadBy: ['amalie-thorsrud'],
  },
  {
    key: 'isfoss-avregning-backend/torunn-myrvold',
    assignment: 'isfoss-avregning-backend',
    sender: 'torunn-myrvold',
    sentOffsetHours: -200,
    consultants: [
      {
        consultant: 'hakon-tveitan',
        comment: prose`
          Håkon har bygd utbetalinger i Kotlin og Spring Boot i tre år, med 90 000 transaksjoner i
          døgnet over Kafka og avstemming hver natt. Idempotens, rekkefølge og sporbarhet er
          hverdagen hans. Han er ledig om to uker, bor i Tønsberg og kan være i Bergen på de faste
          kontordagene. Har ikke jobbet i kraftbransjen før, men har lest seg opp på Elhub i
          helga.
        `,
      },
      {
        consultant: 'torunn-myrvold',
        comment: prose`
          Jeg kan bidra på 60 prosent som teknisk leder eller arkitekt hvis dere ønsker at noen
          tar et ekstra ansvar for grensesnittene mot faktura og måleverdier. Har delt opp tre
          tilsvarende fagsystemer de siste årene, uten omskriving fra bunnen. Helst sammen med
          Håkon, men dere kan velge oss hver for oss.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -178,
        text: prose`
          Hei Torunn, og takk til dere begge. Stillingen er 100 prosent, så deg kan vi dessverre
          ikke bruke i denne omgang. Håkon vil vi gjerne snakke med. Hvor sikkert er to faste
          dager i Bergen over et helt år?
        `,
      },
      {
        from: 'torunn-myrvold',
        sentOffsetHours: -170,
        text: prose`
          Forstår godt. Håkon har pendlet mellom Tønsberg og Oslo i fire år og sier han heller tar
          nattoget enn å sitte alene hjemme. Han har familie på Voss, så to dager i Bergen er
          realistisk. Passer det med en samtale mandag eller tirsdag?
        `,
      },
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -20,
        text: prose`
          Tirsdag klokka 13 passer for oss. Vi kommer til å spørre om avstemming og om hva som
          skjer når en konsument har vært nede i seks timer.
        `,
      },
    ],
    unreadBy: ['torunn-myrvold'],
  },
  {
    key: 'isfoss-avregning-backend/gunnhild-ekerhovd',
    assignment: 'isfoss-avregning-backend',
    sender: 'gunnhild-ekerhovd',
    sentOffsetHours: -118,
    consultants: [
      {
        consultant: 'gunnhild-ekerhovd',
        comment: prose`
          Jeg ser at dere søker en utvikler og ikke en arkitekt, men sender likevel en linje. Jeg
          hadde arkitektansvaret da et nettselskap byttet kundesystem for 410 000 abonnenter, og
          avregningen var den delen vi undervurderte mest. Hvis dere trenger noen som kan
          kvalitetssikre beregningskjernen og parallellkjøringen noen dager i måneden, gjør jeg
          gjerne det. Koden skriver andre raskere enn meg.
        `,
      },
    ],
    replies: [],
    unreadBy: ['silje-rodland'],
  },
  {
    key: 'isfoss-avregning-backend/geir-ove-lianes',
    assignment: 'isfoss-avregning-backend',
    sender: 'geir-ove-lianes',
    sentOffsetHours: -50,
    consultants: [
      {
        consultant: 'nadia-benali',
        comment: prose`
          Nadia er fullstackutvikler med Java, Spring Boot og PostgreSQL, og sterk på skjøten
          mellom beregning og det brukeren ser. Hun var en av to utviklere bak søknadsløpet i en
          sparebank, der renteberegningene måtte kunne etterprøves. Seks års erfaring er ett
          mindre enn dere krever, men hun er Bergens mest nysgjerrige kollega og kan starte i
          morgen.
        `,
      },
    ],
    replies: [],
    unreadBy: ['silje-rodland', 'torbjorn-haukeland'],
  },
  {
    key: 'isfoss-ot-sikkerhet/bard-eikemo',
    assignment: 'isfoss-ot-sikkerhet',
    sender: 'bard-eikemo',
    sentOffsetHours: -92,
    consultants: [
      {
        consultant: 'lars-petter-grindheim',
        comment: prose`
          Lars Petter har nitten år i stasjoner og kontrollrom, de siste ti med sikkerhet. Han har
          delt inn fem anlegg etter IEC 62443, hvorav to kraftselskaper under
          kraftberedskapsforskriften, og satt opp leverandørtilgang med opptak og godkjenning per
          økt i begge. FSE-kurs er gyldig, førerkort er i orden, og han foretrekker å være på
          stedet. Tilgjengelig fra i dag.
        `,
      },
      {
        consultant: 'bard-eikemo',
        comment: prose`
          Jeg kan stille med 20 prosent som støtte på arkitektur og mot tilsynet, om dere ser
          behov for det. Kjenner regelverket godt fra to tilsvarende sammenkoblinger av kontornett
          og driftsnett.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -70,
        text: prose`
          Takk, Bård. Lars Petter ser svært aktuell ut. To spørsmål: har han vært klarert
          tidligere, og kan han være i Hardanger tre dager sammenhengende annenhver uke fra
          oppstart?
        `,
      },
      {
        from: 'bard-eikemo',
        sentOffsetHours: -66,
        text: prose`
          Han var klarert for Begrenset frem til i fjor, så ny klarering bør gå greit. Tre dager
          sammenhengende er helt i orden, han bor uansett på hytta i Odda store deler av året.
        `,
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -22,
        text: prose`
          Da vil driftssjefen gjerne møte ham i Bergen neste onsdag kl. 9. Arkitekturstøtten tar
          vi stilling til etter kartleggingen.
        `,
      },
      {
        from: 'bard-eikemo',
        sentOffsetHours: -19,
        text: prose`
          Notert. Lars Petter kommer, og tar med seg et anonymisert eksempel på soneinndeling.
        `,
      },
    ],
  },
  {
    key: 'isfoss-ot-sikkerhet/kristoffer-hovland',
    assignment: 'isfoss-ot-sikkerhet',
    sender: 'kristoffer-hovland',
    sentOffsetHours: -28,
    consultants: [
      {
        consultant: 'kristoffer-hovland',
        comment: prose`
          Hei, jeg er først og fremst utvikler av innebygde systemer, men har de siste årene gjort
          mye sikring av fjernstyring i vannkraft: signert programvare, segmentert MQTT og tilgang
          for leverandører. Jeg kjenner Modbus, OPC UA og litt for mange protokolloversettere. Har
          ikke ledet en full IEC 62443-prosess, men har vært den som gjorde endringene ute i to av
          dem. Bor i Bergen og reiser gjerne til stasjonene.
        `,
      },
    ],
    replies: [],
    unreadBy: ['silje-rodland'],
  },
  {
    key: 'isfoss-vaktsentral-design/live-sandtorv',
    assignment: 'isfoss-vaktsentral-design',
    sender: 'live-sandtorv',
    sentOffsetHours: -752,
    consultants: [
      {
        consultant: 'emil-rasmussen-holt',
        comment: prose`
          Emil har gjort akkurat dette: to år i et team som laget nytt bilde for en vaktsentral,
          med øvelse på simulator hver torsdag sammen med operatørene. Han kjenner ISA-101, EEMUA
          191 og hva som skjer når man fjerner en farge noen har sett på i tjue år. Emil flytter
          gjerne inn i Bergen torsdag og fredag.
        `,
      },
      {
        consultant: 'kaja-brekkhus',
        comment: prose`
          Kaja bor i Bergen og er ledig om en måned. Hun har mest erfaring fra bank og handel, men
          har ledet et designsystem der kontrast og tilstander er gjennomarbeidet, og hun er rask
          til å gjøre skisser om til spesifikasjoner en leverandør kan bygge etter.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -730,
        text: prose`
          Hei Live, dette så bra ut. Kan Emil vise frem noe fra det forrige vaktbildet, eventuelt
          uten kundens data?
        `,
      },
      {
        from: 'live-sandtorv',
        sentOffsetHours: -726,
        text: prose`
          Ja, vi har en utgave der stasjonsnavn og last er byttet ut, godkjent av kunden. Jeg
          legger ved et utdrag.
        `,
        attachment: {
          name: 'Vaktbilde utdrag.pdf',
          kind: 'pdf',
          text: prose`
            Før og etter. Før: 214 symboler, sju farger, alle alarmer like store. Etter: 58
            symboler, grått i normaldrift, farge bare ved avvik, tre nivåer av alarm. Tid fra
            alarm til riktig tiltak i øvelse: 96 sekunder før, 47 sekunder etter.
          `,
        },
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -700,
        text: prose`
          Torbjørn har vist det til to av operatørene, og den ene spurte om vi kunne få det i
          morgen. Vi vil ha Emil inn til en samtale og en time i sentralen, mandag 10–12.
        `,
      },
      {
        from: 'live-sandtorv',
        sentOffsetHours: -698,
        text: 'Han kommer. Trenger han sikkerhetssamtale før han får være med inn?',
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -696,
        text: 'Nei, ikke som besøkende i følge. Legitimasjon holder.',
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -70,
        text: prose`
          Da er fristen ute og vi har gått gjennom alle. Vi ønsker å gå videre med Emil. Jeg
          kommer tilbake med avtaleutkast over helga.
        `,
      },
    ],
  },
  {
    key: 'isfoss-vaktsentral-design/zainab-yusuf',
    assignment: 'isfoss-vaktsentral-design',
    sender: 'zainab-yusuf',
    sentOffsetHours: -610,
    consultants: [
      {
        consultant: 'zainab-yusuf',
        comment: prose`
          Hei! Jeg kan ikke tegne det endelige bildet, men jeg kan sørge for at dere tegner det
          riktige. Sosialantropolog, vant til nattskift og observasjon i felt, sist i en
          hjemmetjeneste og før det på et lager. Jeg tenker at de fire første ukene i oppdraget
          kunne vært noe for meg, i samarbeid med en interaksjonsdesigner.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -580,
        text: prose`
          Takk for godt forslag. Vi har landet på at samme person skal gjøre innsikt og design,
          fordi operatørene har begrenset tid til å bli kjent med nye. Men jeg sparer profilen din
          til kundeportalen, som kommer etterpå.
        `,
      },
    ],
  },
  {
    key: 'isfoss-ams-data/samira-haddadi',
    assignment: 'isfoss-ams-data',
    sender: 'samira-haddadi',
    sentOffsetHours: -345,
    consultants: [
      {
        consultant: 'samira-haddadi',
        comment: prose`
          Takk for invitasjonen! Jeg sto for innlesing av timeverdier fra 620 000 målere hos et
          annet nettselskap, og historikk per verdi var det vi brukte lengst tid på og er mest
          fornøyd med. Forslaget mitt er kort fortalt: bitemporal tabell i Delta, kvalitetsregler
          som data, og klyngen av når den ikke trengs. To sider ligger ved.
        `,
      },
    ],
    attachment: {
      name: 'Løsningsforslag måleverdier.pdf',
      kind: 'pdf',
      text: prose`
        Løsningsforslag. 1. Hver mottatt verdi lagres med gyldighetstid og mottakstid. 2.
        Kvalitetsregler ligger i tabell og vedlikeholdes av fagavdelingen. 3. Etterfylling skjer
        per målepunkt og dag, ikke per døgn. 4. Jobbklynger med autoskalering erstatter fast
        klynge.
      `,
    },
    replies: [
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -322,
        text: 'Veldig bra skrevet. Hva anslår du at kostnaden blir sammenlignet med i dag?',
      },
      {
        from: 'samira-haddadi',
        sentOffsetHours: -318,
        text: prose`
          Ut fra tallene i invitasjonen: omtrent en tredel. Det meste av dagens regning er at
          klyngen står og venter. Jeg er opptatt i to måneder til, men kan gi dere to dager i uka
          fra oppstart.
        `,
      },
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -290,
        text: prose`
          Det er innenfor. Vi tar en samtale når alle tre har svart, antakelig mot slutten av
          neste uke.
        `,
      },
    ],
  },
  {
    key: 'isfoss-ams-data/marit-aslaksen-lind',
    assignment: 'isfoss-ams-data',
    sender: 'marit-aslaksen-lind',
    sentOffsetHours: -300,
    consultants: [
      {
        consultant: 'marit-aslaksen-lind',
        comment: prose`
          Jeg kan ta arkitekturen på 50 prosent. Har bygd tilgangsstyrt dataplattform for et
          helseforetak og begrepskatalog for et direktorat, og tror at deres utfordring er like
          mye eierskap som teknikk: hvem bestemmer at en verdi er korrigert? Fast dag i Bergen går
          fint, jeg er der ofte.
        `,
      },
      {
        consultant: 'chinedu-okafor',
        comment: prose`
          Chinedu kan ta resten av utviklingen i Databricks og Python. Han har satt opp
          kvalitetskontroll av tidsserier i bank, med regler som saksbehandlerne selv endret.
          Sammen dekker vi 80–100 prosent, og dere får to som kjenner hverandre godt.
        `,
      },
    ],
    replies: [
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -276,
        text: prose`
          Hei Marit. God observasjon om eierskap, det traff en nerve her. Kan dere sende
          løsningsforslaget innen fredag?
        `,
      },
      {
        from: 'marit-aslaksen-lind',
        sentOffsetHours: -26,
        text: prose`
          Her er det. Vi har lagt vekt på hvem som gjør hva, og holdt teknikken til én side.
        `,
        attachment: {
          name: 'Forslag Lemen Data.docx',
          kind: 'docx',
          text: prose`
            Forslag til historikk og kvalitet på måleverdier. Roller: eier av måleverdi (Nett),
            eier av kvalitetsregel (Avregning), forvalter (Data). Prinsipp: ingen endring uten
            avsender og grunn. Teknikk: Delta Lake med endringslogg, regler i versjonert tabell,
            daglig rapport om hull.
          `,
        },
      },
    ],
    unreadBy: ['silje-rodland'],
  },
  {
    key: 'isfoss-prosjektleder-kundesystem/anders-kolsto',
    assignment: 'isfoss-prosjektleder-kundesystem',
    sender: 'anders-kolsto',
    sentOffsetHours: -160,
    consultants: [
      {
        consultant: 'anders-kolsto',
        comment: prose`
          Jeg har ledet to systembytter av denne størrelsen: kundesystem for 260 000 kunder i et
          fjernvarme- og nettselskap, og fagsystem for bompenger med 1,1 millioner brukere. Begge
          gikk over på planlagt helg, den ene på reservehelgen, og det skal jeg gjerne fortelle
          om. Budsjettansvar henholdsvis 54 og 140 millioner. Kjenner SSA-T fra kundesiden.
          Oppdragsforståelsen sender jeg innen fristen.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -140,
        text: prose`
          Hei Anders, takk. Fint at du nevner reservehelgen. Er det mulig å få snakke med
          prosjekteieren derfra?
        `,
      },
      {
        from: 'anders-kolsto',
        sentOffsetHours: -136,
        text: prose`
          Selvsagt. Hun har sagt ja, og vet at dere kommer til å spørre om hvorfor vi utsatte.
          Kontaktopplysninger sender jeg på e-post, så de ikke ligger her.
        `,
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -112,
        text: prose`
          Mottatt. Til orientering: evalueringsteamet er meg, direktør kunde og en av
          delprosjektlederne. Intervjuer er planlagt i uka etter fristen.
        `,
      },
      {
        from: 'anders-kolsto',
        sentOffsetHours: -110,
        text: 'Supert, jeg holder av tirsdag og onsdag.',
      },
    ],
  },
  {
    key: 'isfoss-prosjektleder-kundesystem/sigrid-haugom',
    assignment: 'isfoss-prosjektleder-kundesystem',
    sender: 'sigrid-haugom',
    sentOffsetHours: -104,
    consultants: [
      {
        consultant: 'tor-arne-viksund',
        comment: prose`
          Tor Arne har ledet fire programmer på over 100 millioner, to av dem overtatt midtveis.
          Han er på sitt beste når leverandør og kunde har sluttet å tro på planen, men begynner
          gjerne før det kommer så langt. Erfaring fra energi, og vant til å være på stedet fire
          dager i uka. Han er bundet i tre måneder til, og kan gi dere én dag i uka før det.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -82,
        text: prose`
          Hei Sigrid. Sterk profil. Oppstart er om åtte uker, og leverandøren har spesifikasjon i
          gang fra første uke. Er det mulig å få ham fri tidligere?
        `,
      },
      {
        from: 'sigrid-haugom',
        sentOffsetHours: -76,
        text: prose`
          Jeg har snakket med kunden hans. Vi kan få to dager i uka fra oppstart og full stilling
          fem uker senere. Jeg kan selv dekke styringsgruppene i mellomtiden uten ekstra kostnad.
        `,
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -6,
        text: prose`
          Det kan la seg gjøre. Skriv det inn i tilbudet, så vurderer vi det sammen med de andre.
        `,
      },
    ],
    unreadBy: ['sigrid-haugom'],
  },
  {
    key: 'isfoss-lastprognose/yuki-tanabe',
    assignment: 'isfoss-lastprognose',
    sender: 'yuki-tanabe',
    sentOffsetHours: -1560,
    consultants: [
      {
        consultant: 'yuki-tanabe',
        comment: prose`
          Jeg har laget lastprognoser for et annet nettselskap, og de har nå vært i drift i to år.
          Feilen gikk fra 5,1 til 3,4 prosent, og det meste av forbedringen kom av bedre
          håndtering av værprognosene, ikke av modellen. At dere har lagret prognosene slik de
          forelå, er gull verdt. Jeg foreslår å begynne med en enkel modell per gruppe av
          stasjoner, og bare gjøre det mer avansert der det lønner seg.
        `,
      },
    ],
    replies: [
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -1530,
        text: prose`
          Hei Yuki, du svarer på det vi ikke visste at vi spurte om. Kan vi ta en prat i morgen?
        `,
      },
      {
        from: 'yuki-tanabe',
        sentOffsetHours: -1527,
        text: 'Ja, etter klokka 12.',
      },
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -1400,
        text: 'Takk for praten. Vi venter på budsjettrunden og kommer tilbake.',
      },
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -735,
        text: prose`
          Budsjettet for prognoser er dessverre flyttet til neste år, så vi trekker oppdraget nå.
          Vi håper å kunne ringe deg når det nye budsjettet er vedtatt.
        `,
      },
    ],
  },
  {
    key: 'isfoss-lastprognose/marit-aslaksen-lind',
    assignment: 'isfoss-lastprognose',
    sender: 'marit-aslaksen-lind',
    sentOffsetHours: -1480,
    consultants: [
      {
        consultant: 'chinedu-okafor',
        comment: prose`
          Chinedu har levert prognoser og risikomodeller i bank og handel, og er opptatt av å vise
          usikkerheten på en måte som beslutningstakere kan bruke. Han har ikke erfaring fra
          kraft, men har master i statistikk og mye tålmodighet med virkelige data.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -1440,
        text: prose`
          Takk, Marit. Vi prioriterer kandidater med erfaring fra drift av prognoser i første
          omgang, men legger profilen i bunken.
        `,
      },
    ],
  },
  {
    key: 'isfoss-feltapp/eirik-nordvang',
    assignment: 'isfoss-feltapp',
    sender: 'eirik-nordvang',
    sentOffsetHours: -1110,
    consultants: [
      {
        consultant: 'eirik-nordvang',
        comment: prose`
          Jeg har laget en feltapp for linjemontører før, så jeg vet hva som skjer med
          berøringsskjerm i minus femten. Den virket tre dager uten dekning, og synkroniseringen
          bygde på hendelser i stedet for skjemaer, slik at to signaturer aldri kan overskrive
          hverandre. Er sterk i både Kotlin og Swift, og Multiplatform er et godt valg for
          formennenes iPad.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -1080,
        text: prose`
          Det høres ut som du har sittet på møtene våre. Vi må avklare omfanget av iPad-delen
          først, og tar kontakt når det er gjort.
        `,
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -230,
        text: prose`
          Hei igjen Eirik. Vi måtte stanse utlysningen fordi leverandøren av arbeidsordre har
          varslet ny versjon. Den kommer ut igjen når den er avklart, og da sier jeg fra.
        `,
      },
    ],
  },
  {
    key: 'isfoss-feltapp/ante-varsi',
    assignment: 'isfoss-feltapp',
    sender: 'ante-varsi',
    sentOffsetHours: -900,
    consultants: [
      {
        consultant: 'ante-varsi',
        comment: prose`
          Kartet i en slik app er det som oftest ikke virker uten nett, og det er det jeg kan. Jeg
          kan lage offlinekart med master, linjer og adkomst, og sørge for at innsamlede punkter
          lander riktig i nettdokumentasjonen. Kan gå inn på 40–50 prosent ved siden av en
          apputvikler.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -870,
        text: 'Godt innspill! Kart er i fase to hos oss. Jeg noterer deg til da.',
      },
    ],
  },
  {
    key: 'isfoss-malbilde/sigrid-haugom',
    assignment: 'isfoss-malbilde',
    sender: 'sigrid-haugom',
    sentOffsetHours: -1990,
    consultants: [
      {
        consultant: 'sigrid-haugom',
        comment: prose`
          Jeg laget målbilde for en nettgruppe etter en sammenslåing i fjor. Det ble én side, tre
          scenarioer og en plan som fortsatt henger på veggen hos driftssjefen. To ting jeg lærte:
          begynn med beredskap, og la ikke systemkartet bli et eget prosjekt. Jeg gjør arbeidet
          selv, med støtte av én kollega på kostnadsbildet.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -1950,
        text: prose`
          Takk Sigrid. Kan vi få se hvordan den ene siden ser ut, eventuelt med innholdet fjernet?
        `,
      },
      {
        from: 'sigrid-haugom',
        sentOffsetHours: -1945,
        text: 'Ja, se vedlegg. Jeg har byttet ut teksten, men strukturen er ekte.',
        attachment: {
          name: 'Målbilde på én side.pdf',
          kind: 'pdf',
          text: prose`
            Målbilde. Øverst: fem setninger om hva vi skal kunne. Midten: systemer i tre kolonner,
            beholde, slå sammen, avvikle. Nederst: åtte beslutninger med ansvarlig og dato.
          `,
        },
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -1350,
        text: prose`
          Ledergruppen har valgt deg. Gratulerer! Avtalen ligger klar til signering, og vi lukker
          utlysningen.
        `,
      },
    ],
  },
  {
    key: 'isfoss-malbilde/geir-ove-lianes',
    assignment: 'isfoss-malbilde',
    sender: 'geir-ove-lianes',
    sentOffsetHours: -1900,
    consultants: [
      {
        consultant: 'geir-ove-lianes',
        comment: prose`
          Jeg var ansatt arkitekt i olje og kraft i elleve år og har gjort dette arbeidet i et
          energikonsern: 340 applikasjoner ned på én side. Jeg kan ta 50 prosent i fire måneder,
          og kjenner både kontor-IT og driftskontroll fra innsiden.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -1870,
        text: 'Takk, Geir Ove. Vi ser nærmere på tilbudene i neste uke.',
      },
      {
        from: 'silje-rodland',
        sentOffsetHours: -1348,
        text: prose`
          Det ble en annen denne gangen, hovedsakelig på grunn av erfaring med organisering. Vi
          trenger erfaringen din på IT-siden senere, så jeg håper vi snakkes igjen.
        `,
      },
    ],
  },
  {
    key: 'isfoss-malbilde/gunnhild-ekerhovd',
    assignment: 'isfoss-malbilde',
    sender: 'gunnhild-ekerhovd',
    sentOffsetHours: -1810,
    consultants: [
      {
        consultant: 'gunnhild-ekerhovd',
        comment: prose`
          Kort fra meg: jeg kjenner begge de gamle selskapenes systemer, fordi jeg var med da
          kundesystemet ble byttet i det ene og stoppet i det andre. Jeg kan levere punkt 1 og 3
          alene, og vil gjerne ha en rådgiver med tyngde på organisasjon ved siden av meg for
          punkt 2.
        `,
      },
    ],
    replies: [
      {
        from: 'silje-rodland',
        sentOffsetHours: -1780,
        text: 'Hei Gunnhild, takk. Vi ønsker helst én ansvarlig for hele leveransen.',
      },
    ],
  },
  {
    key: 'isfoss-testleder-markedsprosesser/torunn-myrvold',
    assignment: 'isfoss-testleder-markedsprosesser',
    sender: 'torunn-myrvold',
    sentOffsetHours: -1700,
    consultants: [
      {
        consultant: 'ase-bakkerud',
        comment: prose`
          Åse har ledet godkjenning i to store overganger med eksterne parter og faste datoer,
          sist et pensjonssystem med 430 000 medlemmer og tre kritiske feil i første måned. Hun er
          vant til testere fra fagavdelinger, og lager opplegg som de klarer å følge uten
          testbakgrunn. Ingen krafterfaring, men hun har lært vanskeligere domener på kortere tid.
        `,
      },
    ],
    replies: [
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -1670,
        text: 'Hei. Når kan hun tidligst starte?',
      },
      {
        from: 'torunn-myrvold',
        sentOffsetHours: -1666,
        text: 'Om tre uker på heltid, eller neste mandag på halv tid.',
      },
      {
        from: 'torbjorn-haukeland',
        sentOffsetHours: -990,
        text: prose`
          Vi har fått ledig en testleder fra søsterselskapet, og må takke nei. Beklager at det tok
          tid. Åse var førstevalget blant de eksterne.
        `,
      },
    ],
  },
] satisfies readonly DemoInterest[];
