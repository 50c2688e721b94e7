import { greetings, type EmailText, signature } from '#messages/mail';
import { language } from '#network/locale';
import { palettes } from '@/theme/tokens';

export interface MailPage {
  readonly text: EmailText;
  readonly username: string;
  readonly link: string;
  readonly siteUrl: string;
}

const color = palettes.light;
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
// Email clients that do not know `start` keep the card's alignment.
const PARAGRAPH = `margin:0 0 16px;text-align:start;font-size:16px;line-height:1.6;color:${color.text};white-space:pre-line`;
const SMALL = `margin:0 0 8px;font-size:13px;line-height:1.5;color:${color.muted}`;
const BUTTON = `display:inline-block;padding:12px 20px;border-radius:4px;background:${color.grass};color:${color.grassInk};font-size:16px;font-weight:600;text-decoration:none`;
const CARD = `max-width:560px;padding:32px 24px;border:1px solid ${color.line};border-radius:4px;background:${color.surface};text-align:left;${FONT}`;

/** Renders an email as a page that fetches nothing and has no tracking. Every text is escaped. */
export function mailHtml({ text, username, link, siteUrl }: MailPage): string {
  const paragraphs = [...greetings(username), ...text.paragraphs].map((line) => paragraph(PARAGRAPH, line));
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(text.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${color.canvas}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${color.canvas}">
<tr><td align="center" style="padding:32px 16px">
<div style="${CARD}">
<p style="margin:0 0 24px;font-size:22px;font-weight:700;color:${color.grass}">${escapeHtml(signature.name)}</p>
${paragraphs.join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(text.action.label)}</a></p>
<p style="${SMALL};word-break:break-all">
${escapeHtml(link)}
</p>
${text.afterword.map((line) => paragraph(PARAGRAPH, line)).join('\n')}
<hr style="margin:24px 0 16px;border:0;border-top:1px solid ${color.line}">
<p style="${SMALL}"><a href="${escapeHtml(siteUrl)}" style="color:${color.lapis}">${escapeHtml(siteUrl)}</a></p>
${paragraph(SMALL, signature.reason)}
</div>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(style: string, text: string): string {
  return `<p dir="auto" style="${style}">${escapeHtml(text)}</p>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
