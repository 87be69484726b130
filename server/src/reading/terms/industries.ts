/** The skills of the vocabulary that are lines of business, by their keys. */
export const industries: ReadonlySet<string> = new Set(
  `agriculture-and-food aquaculture automotive aviation banking capital-markets central-government
  construction culture-and-museums defence-sector education-sector electric-power energy
  facilities-management financial-services forestry-and-paper gaming-industry healthcare insurance
  justice-sector local-government logistics manufacturing maritime media-industry
  membership-organisations mining-and-minerals non-profit-sector oil-and-gas pensions
  pharmaceutical-industry postal-and-parcel-services public-sector public-transport railways
  real-estate renewable-energy retail roads-and-traffic schools-and-kindergartens social-security
  space-industry tax-administration telecommunications transport travel-and-hospitality
  water-and-wastewater`.split(/\s+/),
);

/** How a line of business is said beside the vocabulary's names: `energibransjen`, `banksektorn`. */
export const branchEndings = [
  'bransjen',
  'branschen',
  'sektoren',
  'sektorn',
  'sektor',
  'bransje',
  'bransch',
  'industrien',
  'industrin',
  'industri',
  'selskap',
  'bolag',
  'naeringen',
  'bakgrunn',
  'bakgrunnen',
  'bakgrund',
] as const;
