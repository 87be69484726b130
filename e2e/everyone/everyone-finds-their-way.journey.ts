import type { Page } from '@playwright/test';
import { expect, test } from '../torg.ts';

type Row = readonly [label: string, href: string | null];

interface Shell {
  who: string;
  email: string;
  menu: readonly [first: string, second: string];
  primary: readonly Row[];
  secondary: readonly Row[];
}

/** From marketplace.md: the links of each role; `:me` stands for the reader's own account. */
const shells: readonly Shell[] = [
  {
    who: 'a consultant',
    email: 'konsulent@torg.example',
    menu: ['Hovedmeny', 'Mer'],
    primary: [
      ['Oppdrag', '/assignments'],
      ['Min profil', '/profiles/:me'],
      ['Meldinger', '/messages'],
      ['Mine timer', '/time-tracking'],
    ],
    secondary: [
      ['Innstillinger', '/account'],
      ['Fordeler', '/benefits'],
      ['Tips', '/tips'],
      ['Slik fungerer det', '/how-it-works/no'],
    ],
  },
  {
    who: 'a company admin',
    email: 'bedrift@torg.example',
    menu: ['Hovedmeny', 'Mer'],
    primary: [
      ['Oppdrag', '/assignments'],
      ['Min profil', '/profiles/:me'],
      ['Meldinger', '/messages'],
      ['Min bedrift', '/consultant-company'],
      ['Mine oppdrag (beta)', '/opportunities'],
      ['Mine timer', '/time-tracking'],
    ],
    secondary: [
      ['Innstillinger', '/account'],
      ['Fordeler', '/benefits'],
      ['Tips', '/tips'],
      ['Slik fungerer det', '/how-it-works/no'],
    ],
  },
  {
    who: 'a Swedish company admin',
    email: 'bolag@torg.example',
    menu: ['Huvudmeny', 'Mer'],
    primary: [
      ['Uppdrag', '/assignments'],
      ['Min profil', '/profiles/:me'],
      ['Meddelanden', '/messages'],
      ['Mitt företag', '/consultant-company'],
      ['Mina uppdrag (beta)', '/opportunities'],
      ['Mina timmar', '/time-tracking'],
    ],
    secondary: [
      ['Inställningar', '/account'],
      ['Så fungerar det', '/how-it-works/se'],
    ],
  },
  {
    who: 'a consultant without a profile',
    email: 'ny.konsulent@torg.example',
    menu: ['Hovedmeny', 'Mer'],
    primary: [['Mine timer', '/time-tracking']],
    secondary: [
      ['Innstillinger', '/account'],
      ['Fordeler', '/benefits'],
      ['Tips', '/tips'],
      ['Slik fungerer det', '/how-it-works/no'],
    ],
  },
  {
    who: 'a buyer',
    email: 'innkjoper@torg.example',
    menu: ['Hovedmeny', 'Mer'],
    primary: [
      ['Nytt oppdrag', null],
      ['Mine oppdrag', '/assignments/mine'],
      ['Finn konsulenter', '/find/consultants'],
      ['Meldinger', '/messages'],
      ['Inviter kollega', '/company/edit?invite-colleague=true'],
      ['Mine avtaler', '/agreements'],
    ],
    secondary: [
      ['Mine opplysninger', '/company/edit'],
      ['Favoritter', '/profiles/saved'],
      ['Lagrede søk', '/search/saved'],
    ],
  },
  {
    who: 'a Swedish buyer',
    email: 'inkopare@torg.example',
    menu: ['Huvudmeny', 'Mer'],
    primary: [
      ['Nytt uppdrag', null],
      ['Mina uppdrag', '/assignments/mine'],
      ['Hitta konsulter', '/find/consultants'],
      ['Meddelanden', '/messages'],
      ['Bjud in kollega', '/company/edit?invite-colleague=true'],
      ['Mina avtal', '/agreements'],
    ],
    secondary: [
      ['Mina uppgifter', '/company/edit'],
      ['Favoriter', '/profiles/saved'],
    ],
  },
  {
    who: 'an admin',
    email: 'admin@torg.example',
    menu: ['Hovedmeny', 'Mer'],
    primary: [
      ['Finn konsulenter', '/admin/find/consultants'],
      ['Mine oppdrag', '/admin/assignments/mine'],
      ['Oppdrag', '/admin/assignments'],
      ['Meldinger', '/messages'],
      ['Konsulenter', '/profiles'],
      ['Brukere', '/users'],
      ['Faktura', '/invoicing'],
      ['Timer', '/time-tracking'],
      ['Fagintervjuer', '/admin/qa-interview'],
    ],
    secondary: [
      ['Oppdragsgivere', '/customers'],
      ['Selskaper', '/companies'],
      ['Samarbeidsavtaler', '/admin/cooperation-contracts'],
      ['Administratorer', '/administrators'],
      ['Antall tråder', '/number-threads'],
      ['Behov', '/admin/opportunity'],
      ['Favoritter', '/profiles/saved'],
      ['Lagrede søk', '/search/saved'],
      ['Kompetanser og roller', '/competencies'],
      ['Kompetansesynonymer', '/admin/competencies/synonyms'],
      ['Slett Flowcase-data', '/admin/delete-flowcase-data'],
    ],
  },
];

/** Expects exactly these rows; only a count of unread threads may follow a label. */
async function expectLinks(page: Page, menu: string, rows: readonly Row[]): Promise<void> {
  const list = page.getByRole('navigation', { name: menu, exact: true }).getByRole('listitem');
  await expect(list).toHaveText(
    rows.map(([label]) => new RegExp(`^${RegExp.escape(label)}(\\d|$)`)),
  );
  const hrefs = await list.evaluateAll((items) =>
    items.map((item) => item.querySelector('a')?.getAttribute('href') ?? null),
  );
  const me = await page.request.get('/api/main/account/me');
  const { account } = (await me.json()) as { account: { account: string } };
  expect(hrefs).toEqual(rows.map(([, href]) => href?.replace(':me', account.account) ?? null));
}

for (const { who, email, menu, primary, secondary } of shells) {
  test(`${who} finds every link in its place, and each opens a page`, async ({ person }) => {
    const { page, visit, lookOver } = await person(email);
    await visit('/account');
    await expectLinks(page, menu[0], primary);
    await expectLinks(page, menu[1], secondary);

    const links = page.locator('aside').getByRole('navigation').getByRole('link');
    for (const link of await links.all()) {
      const name = (await link.innerText()).split('\n')[0];
      await link.click();
      const heading = page.locator('main h1');
      await expect(heading, `${name} has a heading`).toBeVisible();
      await expect(heading, `${name} leads somewhere`).not.toHaveText(
        /Her er det ingenting|Denne siden er ikke for deg|Siden kunne ikke vises/,
      );
      const dialog = page.getByRole('dialog');
      const opensDialog = new URL(page.url()).searchParams.has('invite-colleague');
      await expect(dialog).toBeVisible({ visible: opensDialog });
      await lookOver();
      if (opensDialog) await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
}

test('an unverified consultant has no menu but can log out', async ({ person }) => {
  const { page, visit } = await person('uverifisert@torg.example');
  await visit('/');
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Velkommen, Mathias');
  await expect(page.getByText('Vi ser over kontoen din før du slipper inn.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Logg ut' })).toBeVisible();
  await page.goto('/assignments');
  await expect(
    page.getByRole('heading', { name: 'Kontoen din er ikke bekreftet ennå' }),
  ).toBeVisible();
});
