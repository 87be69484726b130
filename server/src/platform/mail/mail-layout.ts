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

const font = "font-family:'Schibsted Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,sans-serif";
const ink = '#23211d';
const quiet = '#6b665d';
const spruce = '#235642';

const withBreaks = (text: string): string => escape(text).replaceAll('\n', '<br>');

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:${ink}">${withBreaks(text)}</p>`;

const factLabel = ({ label, url }: Fact): string =>
  url === undefined
    ? escape(label)
    : `<a href="${escape(url)}" style="color:${spruce};font-weight:600">${escape(label)}</a>`;

const factRow = (fact: Fact): string =>
  `<tr><td style="padding:4px 16px 4px 0;${font};font-size:14px;color:${quiet};vertical-align:top">${factLabel(fact)}</td>` +
  `<td style="padding:4px 0;${font};font-size:14px;color:${ink}">${withBreaks(fact.value)}</td></tr>`;

const quoteBlock = (text: string): string =>
  `<blockquote style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid #b7d3c4;${font};font-size:16px;line-height:1.6;color:${ink}">${withBreaks(text)}</blockquote>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:0 0 12px"><a href="${escape(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${spruce};${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escape(label)}</a></p>`;

const note = (html: string): string =>
  `<p style="margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:${quiet}">${html}</p>`;

function body(content: MailContent): string {
  const { facts = [], quote, actions = [], paragraphs } = content;
  return [
    `<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:1.25;font-weight:700;color:${ink}">${escape(content.heading)}</h1>`,
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
    `<a href="${escape(noteLink.url)}" style="color:${quiet}">${escape(noteLink.label)}</a>`;
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
<meta name="color-scheme" content="light only">
<title>${escape(content.heading)}</title>
</head>
<body style="margin:0;padding:0;background:#f6f3ec">
<div style="display:none;max-height:0;overflow:hidden">${escape(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f3ec"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;${font};font-size:20px;font-weight:700;color:${spruce}">Torg</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #e4dfd4;border-radius:12px">
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
      .map(({ label, value, url }) => `${label}: ${value}${url === undefined ? '' : `\n${url}`}`)
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
