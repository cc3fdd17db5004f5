/** Colours of the site. */
const paper = '#f6f5f1';
const ink = '#15211f';
const soft = '#5b6664';
const line = '#dad8d0';
const theme = '#2b6a61';

const family = `font-family:'Hanken Grotesk',Arial,Helvetica,sans-serif`;

/** Inline styles, because many mail programs ignore style sheets. */
export const look = {
  page: `margin:0;padding:0;background:${paper};color:${ink};${family};-webkit-text-size-adjust:100%`,
  outer: `width:100%;background:${paper}`,
  margin: 'padding:0 24px',
  container: 'width:100%;max-width:560px;text-align:left',
  head: `padding:32px 0 12px;border-bottom:2px solid ${ink}`,
  name: `color:${ink};text-decoration:none;font:600 18px/24px 'Hanken Grotesk',Arial,sans-serif;letter-spacing:-0.01em`,
  body: 'padding:32px 0 40px',
  title: `margin:0 0 20px;color:${ink};font:500 30px/34px 'Hanken Grotesk',Arial,sans-serif;letter-spacing:-0.02em`,
  heading: `margin:36px 0 8px;color:${ink};font:500 20px/26px 'Hanken Grotesk',Arial,sans-serif;letter-spacing:-0.01em`,
  paragraph: `margin:0 0 16px;color:${ink};font-size:16px;line-height:25px;${family}`,
  note: `margin:24px 0 0;color:${soft};font-size:13px;line-height:20px;${family}`,
  table: `width:100%;margin:16px 0 24px;border-collapse:collapse;border-top:1px solid ${ink}`,
  label: `width:34%;padding:10px 16px 10px 0;border-bottom:1px solid ${line};color:${soft};font-size:14px;line-height:21px;font-weight:400;text-align:left;vertical-align:top;${family}`,
  value: `padding:10px 0;border-bottom:1px solid ${line};color:${ink};font-size:15px;line-height:22px;vertical-align:top;overflow-wrap:anywhere;${family}`,
  picture: `width:112px;padding:14px 16px 14px 0;border-bottom:1px solid ${line};vertical-align:top`,
  image: 'display:block;width:112px;height:auto;border:0;border-radius:2px',
  item: `padding:14px 0;border-bottom:1px solid ${line};vertical-align:top;${family}`,
  itemTitle: `color:${ink};font-size:16px;line-height:22px;font-weight:600;${family}`,
  fact: `display:block;margin-top:2px;color:${soft};font-size:14px;line-height:20px;${family}`,
  aside: `padding:14px 0 14px 16px;border-bottom:1px solid ${line};color:${ink};font-size:16px;line-height:22px;text-align:right;vertical-align:top;white-space:nowrap;${family}`,
  link: `color:${theme};text-decoration:underline`,
  buttonCell: `background:${theme};border-radius:2px`,
  button: `display:inline-block;padding:14px 24px;color:#ffffff;font-size:16px;line-height:20px;font-weight:500;text-decoration:none;${family}`,
  foot: `padding:20px 0 48px;border-top:1px solid ${line};color:${soft};font-size:13px;line-height:20px;${family}`,
} as const;

/** Style sheet for mail programs with a dark mode, which replaces the colours. */
export const darkLook = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#15211f!important}
.ink{color:#f6f5f1!important}
.soft{color:#b4bdba!important}
.line{border-color:#3b4a47!important}
.ground{border-color:#f6f5f1!important}
.theme{color:#8fc4bb!important}
}
@media (max-width:480px){.title{font-size:26px!important;line-height:30px!important}}`;
