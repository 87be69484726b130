import type { Country } from '@torg/protocol/terms';

interface Names {
  first: readonly string[];
  last: readonly string[];
  /** a company name consists of a beginning, an ending and a trade */
  beginnings: readonly string[];
  ends: readonly string[];
  clientTrades: readonly string[];
  consultantTrades: readonly string[];
}

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

export const names: Record<Country, Names> = {
  NO: {
    first: list(`
      Aksel Amina Anders Anne Arne Astrid Atle Beate Birger Bodil Cecilie Dag Eirik Eline Elias Emma
      Erlend Eva Farid Frida Geir Grete Guro Hanne Harald Hedda Helge Henny Håkon Ida Idun Inga Iver
      Jakob Jon Jorunn Kaja Kari Kjell Kristin Lars Leila Line Liv Magnus Maja Marit Mona Nils Nora
      Odd Oda Olav Peder Ragnhild Randi Roar Runa Sander Sigrid Simen Siv Solveig Stein Svein Synne
      Tiril Tor Trine Ulrik Unni Vegard Vilde Yngve Yusuf Åse Øystein`),
    last: list(`
      Aasbø Askeland Bakketun Bergseng Birkenes Bjørkli Brekkhus Dalseth Eidsnes Engesvik Fagerli
      Fjelltun Fossmo Gjerstadhaug Granlia Grytnes Haugli Hegglund Hjelmtveit Holtmo Kleivane Kollbu
      Kvernmo Langedal Liabø Lundemo Moseng Myrhaug Nesheimvik Nyseter Osmundsli Rognes Rønnli
      Sandbekk Skogstrand Solhaugen Stavnes Stokkeland Storlia Sætherøy Tangvik Tveitnes Ulvmo Vassli
      Vestbø Vikhammer Ødegårdslia Åsnes`),
    beginnings: list(`
      Tjeld Røyskatt Kvist Lom Myr Tyri Gauk Mose Rogn Stokk Teist Lyngs Skjære Brisk Orre Havel`),
    ends: list('bekk glo tange haug skar lia sund tind fonn nut dokk bu'),
    clientTrades: [
      'Energi AS',
      'Forsikring AS',
      'Logistikk AS',
      'Dagligvare AS',
      'kommune',
      'Bank',
      'Industri AS',
      'helseforetak',
    ],
    consultantTrades: ['Konsulenter AS', 'Teknologi AS', 'Rådgivning AS', 'Data AS', 'Digital AS'],
  },
  SE: {
    first: list(`
      Agneta Ali Anders Annika Arvid Astrid Axel Britta Carl Cecilia Daniel David Ebba Elin Elsa
      Emil Erik Eva Fatima Felix Filip Frida Greta Gunilla Gustav Hanna Henrik Hugo Ida Ingrid Isak
      Jenny Johan Josefin Karin Klara Lars Leyla Linnea Linus Lovisa Maja Malin Mattias Mikael Moa
      Nils Nora Olle Oskar Per Pia Rasmus Rebecka Reza Saga Samuel Sara Signe Sofia Stina Svante
      Tilda Tobias Tove Ulrika Viktor Vilma Wilhelm Ylva Åsa Örjan`),
    last: list(`
      Alkvist Almstrand Askhage Bergsäter Björkhäll Brunnvik Dalhage Ekhammar Ekmarker Forsmo
      Furuskog Granvik Grönhage Hagelind Hedmarker Hällgård Kvarnhage Lindhammar Ljungstrand Lundmora
      Löfvik Malmhage Månhammar Norrhage Nygårdh Rosenhäll Rönnhage Sandhammar Sjövik Skoghage
      Stenmarker Strandhäll Söderhage Tallhed Torphage Vikhammar Västerhed Åkerhage Ängsvik Österhed`),
    beginnings: list(`
      Kungsfiskar Tjäder Vide Lom Ljungpipar Tall Gök Moss Rönn Hermelin Tärn Enbärs Skogsduv Orr`),
    ends: list('bäcken ösund hällan tången höjd skäret backa fallet viken kulle näs hed'),
    clientTrades: [
      'Energi AB',
      'Försäkring AB',
      'Logistik AB',
      'Handel AB',
      'kommun',
      'Sparbank',
      'Industri AB',
      'Region',
    ],
    consultantTrades: ['Konsult AB', 'Teknik AB', 'Rådgivning AB', 'Data AB', 'Digital AB'],
  },
};
