import type { Locale } from '@torg/protocol/terms';
import { escapeHtml as escape } from '../text/escape-html.ts';

export interface Fact {
  label: string;
  value: string;
  url?: string;
}

/** The content of a mail as plain text; the layout escapes it and makes both forms. */
export interface MailContent {
  locale: Locale;
  /** what mail programs show beside the subject */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** short rows, as in `Sted: Oslo`; a label may be a link */
  facts?: readonly Fact[];
  /** somebody's own words */
  quote?: string;
  /** a button, or with several a list of links */
  actions?: readonly { label: string; url: string }[];
  /** small print, such as why the receiver gets this mail */
  notes?: readonly string[];
  /** a link in the small print, as for ending these mails */
  noteLink?: { label: string; url: string };
}

const slogan: Record<Locale, string> = {
  nb: 'Torg, markedsplassen for oppdrag og konsulenter',
  sv: 'Torg, marknadsplatsen för uppdrag och konsulter',
  en: 'Torg, the marketplace for assignments and consultants',
};

/** The part a colour plays; each has one by day, written where it is used, and one by night. */
const colours = {
  page: ['background', '#f6f3ec', '#151b19'],
  card: ['background', '#ffffff', '#1d2522'],
  frame: ['border-color', '#e4dfd4', '#2d3732'],
  ink: ['color', '#23211d', '#e6e9e7'],
  quiet: ['color', '#6b665d', '#a3aca7'],
  brand: ['color', '#235642', '#8fc7ad'],
  rule: ['border-color', '#b7d3c4', '#3d6b58'],
  button: ['background', '#235642', '#8fc7ad'],
  label: ['color', '#ffffff', '#10201a'],
} as const;
type Part = keyof typeof colours;

/** What gives an element its colours: by day to every program, by night to those that know it. */
function painted(parts: readonly Part[], style: string): string {
  const day = parts.map((part) => `${colours[part][0]}:${colours[part][1]}`).join(';');
  return `class="${parts.map((part) => `t-${part}`).join(' ')}" style="${style};${day}"`;
}

const nightRules = (inside: (property: string) => string): string =>
  Object.entries(colours)
    .map(
      ([part, [property, , dark]]) =>
        `${inside(property)}.t-${part}{${property}:${dark} !important}`,
    )
    .join('');

/** Outlook knows no media query, and marks where it has changed text or ground by itself. */
const inOutlook = (property: string): string =>
  property === 'background' ? '[data-ogsb] ' : '[data-ogsc] ';

const night = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${nightRules(() => '')}}
${nightRules(inOutlook)}`;

const font = "font-family:'Schibsted Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,sans-serif";

/** A word that is wider than a phone would push the whole mail out of it. */
const wraps = 'overflow-wrap:anywhere;word-break:break-word';
const onPhones = '@media (max-width:480px){.t-card{padding:20px !important}}';

const withBreaks = (text: string): string => escape(text).replaceAll('\n', '<br>');

const paragraph = (text: string): string =>
  `<p ${painted(['ink'], `margin:0 0 16px;${wraps};${font};font-size:16px;line-height:1.6`)}>${withBreaks(text)}</p>`;

const factLink = (url: string, text: string): string =>
  `<a href="${escape(url)}" ${painted(['brand'], 'font-weight:600')}>${escape(text)}</a>`;

/** The label leads there, or the address itself where that is the value. */
const factLabel = ({ label, value, url }: Fact): string =>
  url === undefined || url === value ? escape(label) : factLink(url, label);
const factValue = ({ value, url }: Fact): string =>
  url === value ? factLink(url, value) : withBreaks(value);

const factRow = (fact: Fact): string =>
  `<tr><td ${painted(['quiet'], `padding:4px 16px 4px 0;${font};font-size:14px;vertical-align:top`)}>${factLabel(fact)}</td>` +
  `<td ${painted(['ink'], `padding:4px 0;${wraps};${font};font-size:14px`)}>${factValue(fact)}</td></tr>`;

const quoteBlock = (text: string): string =>
  `<blockquote ${painted(['ink', 'rule'], `margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid;${wraps};${font};font-size:16px;line-height:1.6`)}>${withBreaks(text)}</blockquote>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:0 0 12px"><a href="${escape(url)}" ${painted(['button', 'label'], `display:inline-block;padding:12px 24px;border-radius:8px;${font};font-size:16px;font-weight:600;text-decoration:none`)}>${escape(label)}</a></p>`;

const note = (html: string): string =>
  `<p ${painted(['quiet'], `margin:0 0 8px;${wraps};${font};font-size:13px;line-height:1.5`)}>${html}</p>`;

function body(content: MailContent): string {
  const { facts = [], quote, actions = [], paragraphs } = content;
  return [
    `<h1 ${painted(['ink'], `margin:0 0 16px;${wraps};${font};font-size:24px;line-height:1.25;font-weight:700`)}>${escape(content.heading)}</h1>`,
    ...paragraphs.map(paragraph),
    quote === undefined ? '' : quoteBlock(quote),
    facts.length === 0
      ? ''
      : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${facts.map(factRow).join('')}</table>`,
    ...actions.map(button),
  ].join('\n');
}

function smallPrint({ notes = [], noteLink, locale }: MailContent): string {
  const link =
    noteLink &&
    `<a href="${escape(noteLink.url)}" ${painted(['quiet'], 'text-decoration:underline')}>${escape(noteLink.label)}</a>`;
  return [...notes.map(withBreaks), ...(link ? [link] : []), escape(slogan[locale])]
    .map(note)
    .join('\n');
}

function htmlForm(content: MailContent): string {
  return `<!doctype html>
<html lang="${content.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${night}
${onPhones}</style>
<title>${escape(content.heading)}</title>
</head>
<body ${painted(['page'], 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden">${escape(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${painted(['page'], 'border-spacing:0')}><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td ${painted(['brand'], `padding:0 0 16px;${font};font-size:20px;font-weight:700`)}>Torg</td></tr>
<tr><td ${painted(['card', 'frame'], 'padding:32px;border:1px solid;border-radius:12px')}>
${body(content)}
</td></tr>
<tr><td style="padding:20px 4px 0">
${smallPrint(content)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function textForm(content: MailContent): string {
  const { facts = [], quote, actions = [], notes = [], noteLink } = content;
  const small = [...notes, ...(noteLink ? [`${noteLink.label}: ${noteLink.url}`] : [])];
  const parts = [
    content.heading,
    ...content.paragraphs,
    quote?.replaceAll(/^/gm, '> '),
    facts
      .map(({ label, value, url }) =>
        url === undefined || url === value ? `${label}: ${value}` : `${label}: ${value}\n${url}`,
      )
      .join('\n'),
    actions.map(({ label, url }) => `${label}:\n${url}`).join('\n\n'),
    ['-- ', ...small, slogan[content.locale]].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A mail's two forms: HTML, and text for programs that show only that. */
export function layOutMail(content: MailContent): { html: string; text: string } {
  return { html: htmlForm(content), text: textForm(content) };
}
