import type { DemoQaInterview } from '../qa-interviews.types.ts';

/** Started and submitted. */
export const waiting = [
  {
    consultant: 'marek-dvorak',
    discipline: 'technology',
    status: 'draft',
    createdOffsetHours: -52,
    answers: [
      'Jeg eide tjenesten som avgjør hvem som får se hva. Den fikk ordre fra tre partnere, og den samme ordren kom gjerne to ganger. Jeg skrev den om slik at en ordre kan tas imot flere ganger uten at noe skjer, og målte at antallet manuelle rettelser gikk fra 40 i uka til null.',
      'En utrulling fredag ettermiddag stengte innlogging for eldre tv-er. Jeg rullet tilbake etter elleve minutter, men brukte altfor lang tid på å oppdage det. Etterpå la jeg inn en test som logger inn fra en simulert gammel tv hvert minutt.',
      'Jeg leser vaktloggen for det siste halvåret før jeg leser koden. Så tar jeg én liten oppgave helt ut i produksjon i løpet av den første uka, for å finne ut hvor det butter.',
    ],
  },
  {
    consultant: 'ida-marie-somby',
    discipline: 'design',
    status: 'draft',
    createdOffsetHours: -190,
    answers: [
      'Profilen for en festival på tre språk. Jeg tegnet merke og plakater, fant en skrift med alle de samiske tegnene og laget maler som frivillige kunne bruke uten meg. Det siste var det viktigste.',
    ],
  },
  {
    consultant: 'jakob-steinnes',
    discipline: 'project_and_test_management',
    status: 'submitted',
    createdOffsetHours: -30,
    submittedOffsetHours: -5,
    answers: [
      'Jeg var produkteier for billettappen i et kollektivselskap. Teamet hadde 900 ønsker på lista og ingen felles grunn til å velge. Jeg satte fire mål per tertial sammen med ledelsen, la bort lista og skrev en begrunnelse til hver som fikk nei. Appen gikk fra 3,1 til 4,4 stjerner på to år.',
      'Vi lanserte rabatt for unge uten å ha snakket med kontrollørene. De hadde ingen måte å se alderen på, og det ble krangling på bussen i tre dager. Jeg tok skylden, stanset rabatten og satt på med kontrollørene en uke før vi prøvde igjen. Siden har de vært med i hver demonstrasjon.',
      'Første dag ber jeg om å få sitte hos kundesenteret. Resten av uka snakker jeg med hver i teamet i en halvtime, leser det som er bestemt det siste året, og skriver ned hva jeg ikke forstår. Den lista viser jeg til oppdragsgiver på fredag.',
      'Netthandelen skulle åpne hentepunkt til høsten, og i mai var lagertallene fortsatt feil. I stedet for å utsette alt åpnet vi tre butikker og ett varemerke. Da så vi hvorfor tallene var feil: varene ble talt før de ble pakket ut. Resten åpnet fire måneder senere, og kunden regnet det som i tide.',
      'Jeg spør hva som skjer om dette ikke virker mandag morgen. Det som stanser salg eller sender noen feil vei, testes automatisk ved hver endring. Resten testes når vi rører ved det. Det er testet nok når den neste timen med testing ikke lenger endrer hva vi ville ha gjort.',
      'Jeg lar dem uenige møtes med den samme figuren foran seg, og med tallene på. I kommunen hadde elleve bestillere hver sin viktigste sak. Da de fikk se hvor lenge sakene hadde ligget, ble de enige om rekkefølgen på en time.',
    ],
    assessment: {
      status: 'approved',
      reason:
        'Alle seks svarene går inn på spørsmålet og er konkrete om hva som ble gjort og hva det førte til. Svar 2 viser at konsulenten tar ansvar for en feil. Svar 5 kunne ha nevnt hvordan testingen ble målt. Svarene stemmer med prosjektene i profilen.',
    },
  },
  {
    consultant: 'tuva-nyhlen',
    discipline: 'design',
    status: 'submitted',
    createdOffsetHours: -50,
    submittedOffsetHours: -26,
    answers: [
      'Vi slog ihop tre appar för stadstrafik till en. Jag ansvarade för köp och störningar, ritade flödet och provade det på hållplatsen var tredje vecka. Köpet gick från elva tryck till fyra, och det som tog längst tid att få bort var en fråga som juristerna ville ha kvar.',
      'Jag hade ritat en färgkod för störningar som såg bra ut på kontoret. Ute i solen gick gult och orange inte att skilja åt. Jag upptäckte det tack vare en resenär, bytte till form och text, och har sedan dess alltid med en skärm i fullt ljus.',
      'Jag ber att få följa med där tjänsten används, helst andra dagen. Sedan ritar jag upp det jag tror att jag har förstått och låter teamet rätta mig. Det brukar bli en bra första vecka.',
      'Vi trodde att resenärer ville se alla avgångar. Vid provningarna visade det sig att de flesta bara ville veta om de behövde springa. Vi vände på skärmen, och den frågan besvaras nu överst med stora siffror.',
      'Jag går igenom med tangentbord och skärmläsare varje vecka, kontrollerar kontrast i verktyget och skriver fokusordningen i överlämningen. Två användare med nedsatt syn provar varje större ändring.',
      'Komponenter med alla lägen, även tomt, fel och laddning, och en kvart vid utvecklarens skärm innan hon börjar. Jag granskar i den riktiga appen, inte på bild.',
    ],
    assessment: {
      status: 'approved',
      reason:
        'Svaren är konkreta och handlar om sådant som konsulten själv har gjort. Svar 1 och 4 visar effekt med siffror. Svar 6 är kort men tillräckligt. Två och ett halvt års arbete i samma bolag ger en smal bredd, vilket profilen också visar.',
    },
  },
  {
    consultant: 'nora-hestvik',
    discipline: 'security',
    status: 'submitted',
    createdOffsetHours: -140,
    submittedOffsetHours: -74,
    answers: [
      'Jeg var personvernombud i et helseforetak i nesten to år. Det meste handlet om tre anskaffelser som pågikk samtidig. Jeg gjorde vurderingene av personvernkonsekvenser, fikk inn krav om logg og sletting før signering, og sa nei til én løsning. Den leverandøren kom tilbake med en bedre.',
      'Vi sendte innsynsbrev til feil pasient fordi to hadde samme navn og fødselsår. Jeg meldte det innen fristen, ringte begge og la om rutinen slik at adressen leses høyt før brevet går. Det har ikke skjedd igjen, men jeg sjekker fortsatt.',
      'Jeg ber om behandlingsprotokollen og avvikene, og om en omvisning der dataene oppstår. På et sykehus betyr det en formiddag på poliklinikken. Så velger jeg tre behandlinger og følger dem fra ende til annen.',
      'Et register lå åpent for alle ansatte i foretaket. Jeg oppdaget det da en student viste meg et oppslag. Samme dag begrenset vi tilgangen, deretter gikk vi gjennom loggen for et år, varslet 14 pasienter og meldte fra. Etter fire uker var det lukket, og tilgangen gjennomgås nå hvert kvartal.',
      'På en time, med den som eier systemet og én som bruker det. Vi skriver ned hva som kan gå galt for pasienten, ikke for foretaket, og hva vi gjør med det. To sider er nok. Er det ikke plass, er det to systemer.',
      'Jeg viser dem et eksempel fra deres egen kode eller database, med testdata. Utviklere bryr seg når de ser det. I to prosjekter har jeg sittet i teamet én dag i uka, og da spurte de før de bygde.',
    ],
    assessment: {
      status: 'approved',
      reason:
        'Svarene er konkrete, med frister, tall og følger. Svar 4 beskriver en hendelse fra den ble oppdaget til den var lukket. Svar 5 er kort, men viser en framgangsmåte. Innholdet stemmer med profilens prosjekter i helsesektoren.',
    },
  },
  {
    consultant: 'rasmus-tornblad',
    discipline: 'technology',
    status: 'submitted',
    createdOffsetHours: -260,
    submittedOffsetHours: -198,
    answers: [
      'Jag förvaltade ett medlemsregister i Java för en förening. Min uppgift var att rätta fel och efter hand aviseringen. Jag skrev tester för varje fel jag rättade, och den sista avgiftskörningen gick utan rättelser.',
      'Jag körde ett skript mot fel databas. Det var testmiljön, men jag trodde att det var min egen. Ingen blev lidande, men jag lärde mig att alltid skriva ut var jag är innan jag trycker på enter.',
      'Jag läser de senaste felen och försöker rätta ett litet.',
      'Vi valde att lägga kursanmälningar i en kö i stället för att skala upp servern. Alternativet kostade tre gånger så mycket. Det var min kollega som föreslog det, jag byggde kön och mätte före och efter.',
      'Tester och små ändringar. Jag försöker skriva namn som förklarar vad som händer.',
      'En avisering gick ut två gånger till 300 medlemmar. Jag hittade att ett jobb startades om när det tog för lång tid, utan att kontrollera vad som redan var skickat. Vi la till en spärr per medlem och avgift.',
    ],
    assessment: {
      status: 'declined',
      reason:
        'Svar 1, 2, 4 och 6 är konkreta. Svar 3 och 5 är för korta för att säga något om arbetssättet: de saknar exempel och resultat. Be gärna om en utvecklad text på de två innan beslut.',
    },
  },
  {
    consultant: 'mina-sorlie',
    discipline: 'management_consulting',
    status: 'submitted',
    createdOffsetHours: -500,
    submittedOffsetHours: -462,
    answers: [
      'Jeg kartla byggesaksprosessen i en kommune sammen med en senior. Jeg intervjuet tolv saksbehandlere, tegnet prosessen og regnet ut hvor mye av tida som er venting.',
      'Jeg sendte ut et regneark med feil formel til kommunen. Jeg så det selv samme kveld, ringte og sendte en ny versjon. Nå får alltid en kollega se på tallene først.',
      'Leser det som er skrevet før, og spør hvem jeg bør snakke med.',
      'Vi anbefalte å vente med nytt system og rydde i prosessen først. Kommunen fulgte rådet. Virkningen vet jeg ikke ennå.',
      'Jeg sier hva som mangler og regner på et høyt og et lavt anslag.',
      'Har ikke hatt ansvar for en endring på egen hånd ennå.',
    ],
    assessment: {
      status: 'declined',
      reason:
        'Svar 1 og 2 er konkrete. Svar 3 og 5 er svært korte, svar 4 sier ikke hva rådet førte til, og svar 6 besvarer ikke spørsmålet. Profilen har ett prosjekt og for kort erfaring.',
    },
  },
] satisfies readonly DemoQaInterview[];
