import { prose } from '../prose.ts';
import type { DemoInterest } from '../demo.types.ts';

export const mellansjo = [
  {
    key: 'mellansjo-iam/annika-rosenlund',
    assignment: 'mellansjo-iam',
    sender: 'annika-rosenlund',
    sentOffsetHours: -400,
    consultants: [
      {
        consultant: 'mikael-stahlberg',
        comment: prose`
          Mikael konsoliderade fem inloggningslösningar till en för 14 000 medarbetare och 130
          system i en annan region, med SITHS, Keycloak och snabbväxling på delade
          arbetsstationer. Nyanställda fick behörighet första dagen. Han uppfyller samtliga
          obligatoriska krav och alla tre mervärdeskrav. Kravmatris med hänvisningar bifogas före
          sista svarsdag.
        `,
      },
    ],
    replies: [
      {
        from: 'ulrika-sundfors',
        sentOffsetHours: -380,
        text: prose`
          Tack för svaret. Observera att mervärdeskrav 3 ska styrkas med uppdrag och period.
          Komplettering kan ske fram till svarstidens slut.
        `,
      },
      {
        from: 'annika-rosenlund',
        sentOffsetHours: -374,
        text: 'Tack, det är infört. Här är den kompletta matrisen.',
        attachment: {
          name: 'Kravmatris Ståhlberg.docx',
          kind: 'docx',
          text: prose`
            O1 uppfylls: ja, uppdrag A och C, sju år och fyra månader. O2: ja, uppdrag C, 14 000
            användare. O3: ja, SITHS i uppdrag A och C. O4: ja. M1: ja, Keycloak i drift 26
            månader. M2: ja, uppdrag A och C. M3: ja, uppdrag C, elva månader.
          `,
        },
      },
    ],
  },
  {
    key: 'mellansjo-kravanalytiker/helena-brandt',
    assignment: 'mellansjo-kravanalytiker',
    sender: 'helena-brandt',
    sentOffsetHours: -288,
    consultants: [
      {
        consultant: 'cecilia-ahlstedt',
        comment: prose`
          Cecilia samordnade 60 verksamhetsföreträdare i en upphandling av vårdinformationsstöd
          och gick från 1 900 önskemål till 240 krav, alla med skäl och kontrollmetod. Hon har
          fjorton år som kravanalytiker, fem uppdrag i vården och två upphandlingar enligt LOU med
          eget ansvar för underlaget. Van vid rum fulla av överläkare. Inga bindningar till
          leverantörer.
        `,
      },
    ],
    replies: [
      {
        from: 'ulrika-sundfors',
        sentOffsetHours: -260,
        text: prose`
          Tack. Bekräfta gärna att karensvillkoret på tolv månader efter upphandlingen accepteras
          av både bolaget och konsulten.
        `,
      },
      {
        from: 'helena-brandt',
        sentOffsetHours: -36,
        text: 'Bekräftas härmed för båda. Undertecknat intyg skickas med svaret.',
      },
    ],
    unreadBy: ['ulrika-sundfors'],
  },
  {
    key: 'mellansjo-egenmonitorering/fatima-rahimi',
    assignment: 'mellansjo-egenmonitorering',
    sender: 'fatima-rahimi',
    sentOffsetHours: -870,
    consultants: [
      {
        consultant: 'fatima-rahimi',
        comment: prose`
          Jag är sjuksköterska och höll i införandet av egenmonitorering för hjärtsvikt på sju
          vårdcentraler. Efter ett år var 62 procent av patienterna kvar och oplanerade besök en
          fjärdedel färre. Att ni vill börja där motståndet är störst är klokt, det var så vi
          lärde oss mest. Jag bor i Örebro, har bil och talar gärna siffror med nämnden.
        `,
      },
    ],
    replies: [
      {
        from: 'tomas-pekkala',
        sentOffsetHours: -840,
        text: 'Hej Fatima! Vi har läst om det arbetet. Vad skulle du göra annorlunda?',
      },
      {
        from: 'fatima-rahimi',
        sentOffsetHours: -836,
        text: prose`
          Bestämma från start vad tiden som frigörs ska användas till. Vi gjorde det efter ett
          halvår, och då hade den redan fyllts.
        `,
      },
      {
        from: 'tomas-pekkala',
        sentOffsetHours: -700,
        text: prose`
          Så bra sagt att vi tog upp det på ledningsmötet. Vi avropar så snart ramavtalsfrågan är
          löst, sannolikt inom tre veckor.
        `,
      },
      {
        from: 'fatima-rahimi',
        sentOffsetHours: -180,
        text: prose`
          Hej Tomas, jag hör mig för om läget. Jag har fått en annan förfrågan men vill helst till
          er.
        `,
      },
    ],
  },
  {
    key: 'mellansjo-containerplattform/karin-soderlind',
    assignment: 'mellansjo-containerplattform',
    sender: 'karin-soderlind',
    sentOffsetHours: -16,
    consultants: [
      {
        consultant: 'gustav-lidman',
        comment: prose`
          Gustav byggde en containerplattform på egna maskiner åt en annan region, av samma skäl
          som ni: patientdata stannar i huset. 60 tjänster, uppgradering varje månad på dagtid,
          återläsning på riktigt två gånger om året. Svensk medborgare, van vid säkerhetsprövning,
          och skriver driftinstruktioner som jouren tackar för. Ledig om en månad, kan vara på
          plats hela veckan.
        `,
      },
    ],
    replies: [],
    unreadBy: ['tomas-pekkala'],
  },
  {
    key: 'mellansjo-journal-projektledare/helena-brandt',
    assignment: 'mellansjo-journal-projektledare',
    sender: 'helena-brandt',
    sentOffsetHours: -1320,
    consultants: [
      {
        consultant: 'helena-brandt',
        comment: prose`
          Jag har lett journalbyte på två sjukhus, avdelning för avdelning, med övade avbrott före
          varje start. Att chefläkaren kan pausa projektet är så det ska vara. Västerås hela
          veckan fungerar under startperioderna.
        `,
      },
    ],
    replies: [
      {
        from: 'ulrika-sundfors',
        sentOffsetHours: -1290,
        text: prose`
          Tack Helena. Ramavtalets löptid behöver förlängas innan vi kan avropa, vi återkommer.
        `,
      },
      {
        from: 'ulrika-sundfors',
        sentOffsetHours: -545,
        text: prose`
          Överprövningen av ramavtalet drar ut på tiden. Vi tar ned annonsen och publicerar igen
          när domen kommit.
        `,
      },
    ],
  },
] satisfies readonly DemoInterest[];
