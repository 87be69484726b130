import { assessmentLimits } from './assessments/assessment-limits.ts';
/**
 * Limits of the specification, each once. Lengths in characters, sizes in bytes, times in seconds.
 */

const megabyte = 1_000_000;

export const limits = {
  assignmentPage: { default: 18, max: 90 },
  companySearch: { default: 10, max: 50 },
  autosuggestions: 8,
  search: {
    page: { default: 10, max: 50 },
    depth: 5,
    leaves: 100,
    /** conditions of the leaves that search in texts, and the sum of their lengths */
    inText: { conditions: 20, characters: 1_000 },
    values: 100,
    requiredMatches: 100,
  },
  profileSearch: { default: 10, max: 50 },
  lookup: { default: 10, max: 50 },
  autocomplete: { max: 30, profile: 3, consultant_company: 2, others: 5 },
  messagePage: { default: 50, max: 100 },
  threadPage: { default: 30, max: 90 },
  recipientSearch: { default: 10, max: 30 },
  competencyPicker: 12,
  /** of one account: lists, consultants in them, searches */
  saved: {
    lists: 50,
    profiles: 2_000,
    searches: 100,
    page: { default: 30, max: 90 },
    title: 80,
    note: 2_000,
    comment: 2_000,
    /** about one consultant in one list */
    comments: 200,
  },
  alert: {
    /** in one mail; the rest are counted */
    shown: 10,
    /** from a change of a profile until it is compared with saved searches */
    afterSeconds: 10,
    /** daily and weekly alerts, Oslo time */
    fromHour: 7,
    /** new results stay marked for this long, also after a reload */
    newForMinutes: 30,
  },
  newForDays: 7,
  activity: 200,
  offset: 1_000_000,
  query: 200,
  /** so much of an assignment's text is compared with profiles */
  criteriaText: 2_000,
  reading: { text: 50_000, perMinute: 60 },
  opportunityPage: { default: 18, max: 90 },
  opportunity: {
    name: 120,
    /** texts of one request, and characters of each */
    contents: 20,
    content: 50_000,
    /** files of one request, and pages of each */
    files: 10,
    fileSize: 20 * megabyte,
    pages: 200,
    /** texts and files of one need */
    contexts: 50,
    customer: 200,
    roles: 3,
    skills: 5,
    recommendations: 20,
    criteria: { most: 30, text: 500, reason: 2_000 },
  },
  assessment: assessmentLimits,
  board: {
    boardTitle: 120,
    cardTitle: 200,
    columnTitle: 80,
    note: 5_000,
    columns: 30,
    cards: 20_000,
    /** of one card */
    notes: 500,
    files: 20,
    cardsAtOnce: 50,
    peopleAtOnce: 100,
    /** of one selection record */
    recordSteps: 20_000,
    /** so long what was removed can be put back */
    restoreHours: 24,
    /** in characters; longer ranks are spread anew */
    rank: 60,
  },

  assignment: {
    title: { min: 5, max: 120 },
    description: { min: 200, max: 20_000 },
    roles: 3,
    skills: 15,
    requirements: 30,
    requirement: 500,
    duration: 200,
    place: 300,
    terms: 10_000,
    url: 2_000,
    percent: { min: 10, max: 100 },
    editors: 20,
    contacts: 10,
    invited: 50,
    attachments: 10,
  },
  profile: {
    description: { min: 500, max: 20_000 },
    experience: { moreThanYears: 2 },
    skills: { min: 5, max: 100 },
    roles: 20,
    regions: 36,
    /** for each year of experience, up to so many years */
    projects: { perYear: 0.5, mostYears: 10 },
    project: { description: { min: 100, max: 10_000 }, roles: 10, skills: 50 },
    items: 100,
    itemName: 200,
    itemText: 10_000,
    year: { min: 1930, max: 2060 },
  },
  competencyName: 80,
  cvVariant: { perProfile: 50, name: 120 },
  cvExportPage: { default: 20, max: 100 },
  numberedPage: { default: 30, max: 90 },
  managedPage: { default: 25, max: 100 },
  nearestCompetencies: 5,
  /** terms that one person has proposed and nobody has decided on */
  openProposals: 20,
  /** how far back, and how many different texts are looked at */
  searchesWithoutHits: { days: 90, most: 500 },
  failedJobs: { default: 20, max: 100 },
  availability: { updates: 1_000, confirmEveryDays: 14 },
  profilesById: 200,
  consultantPage: { default: 30, max: 90 },
  /** changes by one person to one thing within this time are one entry of its history */
  editingMinutes: 15,
  changePage: { default: 20, max: 90 },
  peoplePage: { default: 30, max: 90 },
  organizationPage: { default: 30, max: 90 },
  qaInterview: { questions: 50, question: 1_000, answer: 10_000, reason: 5_000 },
  interviewPage: { default: 30, max: 90 },
  interview: {
    /** that can be offered at once, and how long one may be */
    times: 5,
    minutes: { min: 15, max: 240 },
    /** so far ahead; further is a slip of the finger */
    daysAhead: 365,
    title: 120,
    place: 300,
    link: 2_000,
    note: 2_000,
    wish: 1_000,
    reason: 1_000,
    people: 10,
    /** the day before, in the market's time zone */
    remindFromHour: 8,
  },
  interest: { consultants: 50, comment: 5_000, answers: 50, answer: 3_000 },
  answerBy: {
    /** after the deadline, after publishing, or after the interest was sent */
    usualDays: 14,
    mostDays: 21,
    /** editors are reminded so long before, and on the day */
    remindDaysBefore: 3,
    /** after so long the platform answers by itself */
    neutralAfterDays: 7,
    /** reminders of the day, Oslo time */
    fromHour: 7,
  },
  message: { content: 5_000, attachments: 5, recipients: 20 },
  attachment: { size: 20 * megabyte, name: 255 },
  photo: {
    size: 5 * megabyte,
    /** by the header, before anything is decoded */
    pixels: 40_000_000,
    /** of the longer side, in pixels */
    side: { large: 512, small: 128 },
  },
  /** uploads of one process at the same time; the others wait, and too many are refused */
  uploads: { atOnce: 4, atOnceOfAccount: 2, waiting: 60, waitSeconds: 90, fields: 30 },
  body: { size: 1 * megabyte, depth: 32 },
  account: { name: 120, title: 120, phone: 30, email: 254, password: { min: 10, max: 200 } },
  idempotencyKey: { length: 255, hours: 24 },
  magicLink: { minutes: 15, perAccount: 5 },
  accountInvitation: { days: 7, againAfterMinutes: 10 },
  /** ends after so many days, and sooner when it was not used */
  session: { days: 30, unusedDays: 14 },
  /** for so long nobody is asked again who they are */
  confirmation: { minutes: 10 },
  pendingSignIn: { minutes: 10 },
  totp: { digits: 6, seconds: 30, setupMinutes: 15 },
  recoveryCodes: 10,
  /** lengths of what a browser sends, in characters */
  passkey: { perAccount: 20, name: 60, minutes: 5, id: 1_400, part: 20_000 },
  secondFactorReason: 500,
  /** Wrong attempts before one has to wait: per account, and per address that many may share. */
  signIn: { attempts: 5, attemptsFromAddress: 20, windowMinutes: 15, knownAddressDays: 30 },
  /** a year and more of drafts, contracts and agreements */
  contractPage: { default: 30, max: 90 },
  contract: {
    title: 200,
    text: 60_000,
    changeNote: 2_000,
    reason: 2_000,
    expiresAfterDays: 30,
    /** cooperation contracts; assignment contracts follow */
    remindOnDays: [3, 10, 24],
    /** then a cooperation contract without the company's signature waits for an admin */
    waitsLongDays: 10,
    upload: 20 * megabyte,
    linkTriesPerMinute: 30,
    code: { minutes: 10, tries: 5, perDay: 10 },
    /** for so long a link downloads what was completed */
    downloadDays: 30,
  },
  agreement: {
    rate: { min: 1, max: 10_000 },
    scopeYears: 5,
    role: 120,
    short: 300,
    long: 10_000,
    note: 2_000,
    adjustments: 60,
    contractExpiresAfterDays: 14,
    contractRemindOnDays: [2, 5, 9],
    /** before the end, when both sides are asked how it goes on */
    askDaysBeforeEnd: [60, 30],
  },
  cvImport: {
    size: 20 * megabyte,
    pages: 50,
    /** entries of one part, and lines that were not placed */
    entries: 500,
    notPlaced: 1_000,
    sourceLines: 60,
    /** the file, and the chance to undo */
    keptDays: 30,
    statsDays: 90,
    /** after so long a file that nobody could read has failed */
    pendingMinutes: 60,
    /** of a Word document or an archive */
    archive: { entries: 1_000, inflated: 50 * megabyte, ratio: 100 },
  },
  flowcase: {
    /** of one import */
    users: 200,
    userId: 100,
    key: 500,
    pictureToken: 3_000,
    pictureSize: 5 * megabyte,
    imports: 20,
    conflictPage: { default: 50, max: 200 },
    deletionPage: { default: 30, max: 90 },
    /** after so long a synchronization whose process has gone has failed */
    runningMinutes: 15,
  },
  cvTemplate: {
    size: 10 * megabyte,
    displayName: 255,
    archive: { entries: 500, inflated: 40 * megabyte, ratio: 100 },
  },
  recommendationMails: 50,
  unreadMailAfterMinutes: 5,
  unsentAttachmentHours: 24,
  /** of one session, in one process */
  liveStreams: 20,
  badge: 99,
} as const;

/** Layout of the shell, in pixels. */
export const layout = {
  sidebar: { collapsed: 104, regular: 280 },
  headerHidesPast: 160,
  breakpoints: { tablet: 768, laptop: 1024, monitor: 1440 },
} as const;

/** Kinds of file that may be attached, checked by content. */
export const attachmentTypes = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
} as const;
export type AttachmentType = keyof typeof attachmentTypes;

export const photoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
