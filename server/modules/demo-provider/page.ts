import { createHash } from 'node:crypto';
import type { Locale } from '../../../contract/core/locale';
import { DEMO_PEOPLE, type DemoPerson } from './people';

/** Self-contained page of the provider. Its content security policy allows only its own style and script, by hash. */
export interface Page {
  html: string;
  headers: Record<string, string>;
}

const TEXTS = {
  'en-US': {
    choose: 'Who do you want to be?',
    warning:
      'Demo sign-in: anyone who can reach this address can be any of these people. Connect your own provider before real use.',
    people: 'Demo people',
    back: 'Go back without signing in',
    failed: 'This sign-in cannot go on',
    failedHint: 'It was left open for too long, or was started elsewhere. Nothing is lost: start again.',
    startAgain: 'Start again',
    signOut: 'Sign out of the demo provider?',
    signOutAction: 'Sign out',
    signingOut: 'Signing you out …',
  },
  'zh-CN': {
    choose: '请选择登录身份',
    warning: '演示登录：任何能访问此地址的人都可以使用以下任一身份。正式使用前，请接入贵公司的身份提供方。',
    people: '演示人员',
    back: '返回，暂不登录',
    failed: '登录无法继续',
    failedHint: '页面停留时间过长，或登录是在别处发起的。没有任何内容丢失，请重新登录。',
    startAgain: '重新登录',
    signOut: '是否退出演示登录？',
    signOutAction: '退出登录',
    signingOut: '正在退出登录……',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const STYLE = `
:root{color-scheme:light dark;--paper:#FAF9F6;--surface:#FFFFFF;--ink:#1B1F24;--ink-2:#57606A;--hairline:rgb(27 31 36/.14);--primary:#0F6B6B;--accent:#8A5A12;--accent-tint:#FBF3E4}
@media(prefers-color-scheme:dark){:root{--paper:#14171A;--surface:#1C2024;--ink:#E8EAED;--ink-2:#A3ABB4;--hairline:rgb(232 234 237/.16);--primary:#4FB3AE;--accent:#E5B15C;--accent-tint:#2A2419}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--paper);color:var(--ink);font:400 16px/1.6 "Inter var",system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:480px}
svg{display:block;color:var(--primary)}
h1{margin:16px 0 12px;font-size:26px;line-height:1.3;font-weight:700}
p{margin:0 0 24px}
.warning{padding:12px 16px;border-left:3px solid var(--accent);border-radius:0 8px 8px 0;background:var(--accent-tint);font-size:14px}
.quiet{color:var(--ink-2)}
ul{list-style:none;margin:0 0 24px;padding:0;display:grid;gap:12px}
button,.action{font:inherit;color:inherit;cursor:pointer;border-radius:10px}
.person{display:grid;gap:2px;width:100%;min-height:72px;padding:14px 18px;text-align:left;background:var(--surface);border:1px solid var(--hairline);transition:border-color .15s ease-out}
.person:hover{border-color:var(--primary)}
.person b{font-weight:700;color:var(--primary)}
.person span{font-size:14px;color:var(--ink-2)}
.link{min-height:44px;padding:0 8px;margin-left:-8px;border:0;background:none;color:var(--ink-2);text-decoration:underline;text-underline-offset:3px}
.action{display:inline-block;min-height:44px;padding:9px 20px;border:0;border-radius:8px;background:var(--primary);color:var(--paper);font-weight:600;text-decoration:none}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
@media(prefers-reduced-motion:reduce){*{transition:none}}
`;
const SUBMIT_SCRIPT = `document.getElementById('op.logoutForm').submit()`;
const LOGO = `<svg viewBox="0 0 32 32" width="44" height="44" aria-hidden="true"><path fill="currentColor" d="M16 3.2 29 9.6V13H3V9.6zM6 15h4.4v10H6zM13.8 15h4.4v10h-4.4zM21.6 15H26v10h-4.4zM3 27h26v2.6H3z"/></svg>`;

const hashSource = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const POLICY = [
  `default-src 'none'`,
  `style-src ${hashSource(STYLE)}`,
  `script-src ${hashSource(SUBMIT_SCRIPT)}`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

function page(locale: Locale, title: string, content: string): Page {
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Portico</title><style>${STYLE}</style></head>
<body><main>${LOGO}<h1>${title}</h1>${content}</main></body>
</html>`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  };
}

export function choicePage(locale: Locale, action: string): Page {
  const text = TEXTS[locale];
  const people = DEMO_PEOPLE.map((person) => `<li>${personButton(person, locale)}</li>`).join('');
  return page(
    locale,
    text.choose,
    `<p class="warning">${text.warning}</p>
<form method="post" action="${action}"><ul aria-label="${text.people}">${people}</ul><button class="link" name="cancel" value="yes">${text.back}</button></form>`,
  );
}

function personButton({ id, name, shown }: DemoPerson, locale: Locale): string {
  const { role, department } = shown[locale];
  return `<button class="person" name="person" value="${id}"><b>${name}</b> <span>${role} · ${department}</span></button>`;
}

export function failurePage(locale: Locale): Page {
  const text = TEXTS[locale];
  return page(
    locale,
    text.failed,
    `<p class="quiet">${text.failedHint}</p><a class="action" href="/login">${text.startAgain}</a>`,
  );
}

/**
 * Returns the sign-out page. `form` comes from the provider library and includes its CSRF token. With `submitsItself` the page submits
 * it without a click.
 */
export function signOutPage(locale: Locale, form: string, submitsItself: boolean): Page {
  const text = TEXTS[locale];
  const button = `<input type="hidden" form="op.logoutForm" name="logout" value="yes"><button class="action" form="op.logoutForm">${text.signOutAction}</button>`;
  const title = submitsItself ? text.signingOut : text.signOut;
  return page(locale, title, form + button + (submitsItself ? `<script>${SUBMIT_SCRIPT}</script>` : ''));
}
