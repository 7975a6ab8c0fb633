import Cookies from 'js-cookie';
import { changeLocale, startI18n, adoptLocale } from '@/lib/i18n/i18n';
import { shownLocale } from '@/lib/i18n/shown-texts';

let chineseArrives: () => void;

// import() waits for a thenable module, so the test decides when the catalogue arrives.
jest.mock('@/locales/zh-CN/catalogue', () => {
  const { catalogue } = jest.requireActual<{ catalogue: object }>('@/locales/zh-CN/catalogue');
  return {
    __esModule: true,
    then: (resolve: (module: { catalogue: object }) => void) => {
      chineseArrives = () => {
        resolve({ catalogue });
      };
    },
  };
});

const tick = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  document.documentElement.lang = 'en-US';
  await startI18n();
});

test('ignores a catalogue that arrives after a newer choice', async () => {
  const first = changeLocale('zh-CN');
  await tick();
  await changeLocale('en-US');
  chineseArrives();
  await first;
  expect(shownLocale()).toBe('en-US');
  expect(document.documentElement.lang).toBe('en-US');
  expect(Cookies.get('locale')).toBe('en-US');
});

test('shows and stores the chosen language when its catalogue arrives', async () => {
  const chosen = changeLocale('zh-CN');
  await tick();
  chineseArrives();
  await chosen;
  expect(shownLocale()).toBe('zh-CN');
  expect(Cookies.get('locale')).toBe('zh-CN');
});

test('shows the account’s language without storing it as a choice', async () => {
  const shown = adoptLocale('zh-CN');
  await tick();
  chineseArrives();
  await shown;
  expect(shownLocale()).toBe('zh-CN');
  expect(Cookies.get('locale')).toBeUndefined();
});

test('a language chosen on this device takes precedence over the account’s language', async () => {
  Cookies.set('locale', 'en-US');
  await adoptLocale('zh-CN');
  expect(shownLocale()).toBe('en-US');
});
