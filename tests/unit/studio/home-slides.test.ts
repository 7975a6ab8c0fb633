import { draftOf, pathOf, problemsOf, slideOf } from '@/features/studio/home/slide-draft';
import { statesAt, withPlace, type Slide } from '@/features/studio/home/slides';

const NOW = '2026-11-26T12:00:00.000Z';
const slide = (id: string, own: Partial<Slide> = {}): Slide => ({
  ...{ id, hue: 'tool', item: null, link: '/tool', startsAt: null, endsAt: null, isOn: true, picture: null },
  texts: { 'en-US': { title: id, text: '', alt: '' } },
  ...own,
});

test('a slide says whether readers see it, or why they do not', () => {
  const item = { area: 'tool', id: 'a', title: 'A', isReadable: false, picture: null } as const;
  const slides = [
    slide('off', { isOn: false, endsAt: '2026-01-01T00:00:00.000Z' }),
    slide('over', { endsAt: NOW }),
    slide('coming', { startsAt: '2026-11-27T00:00:00.000Z' }),
    slide('hidden', { item }),
    ...Array.from({ length: 9 }, (_, place) => slide(`shown-${place}`)),
  ];
  expect(statesAt(slides, NOW)).toEqual(['off', 'over', 'coming', 'hidden', ...Array<string>(8).fill('shown'), 'waiting']);
});

test('a slide is moved up and down', () => {
  const slides = ['a', 'b', 'c'].map((id) => slide(id));
  expect(withPlace(slides, 'c', 0).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(withPlace(slides, 'a', 2).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('an address leads to a page of the portal, with or without its host', () => {
  expect(pathOf(' /service?sort=newest ')).toBe('/service?sort=newest');
  expect(pathOf(`${window.location.origin}/service`)).toBe('/service');
  expect(pathOf('https://elsewhere.example/service')).toBeNull();
});

test('the form of a slide reports invalid fields, and leaves out languages without a title', () => {
  const draft = draftOf(slide('One'));
  expect(problemsOf(draft)).toEqual({});
  expect(problemsOf(draftOf(null))).toEqual({ 'en-US': 'title' });
  const chinese = { ...draft.texts, 'zh-CN': { title: ' ', text: '文字', alt: '' } };
  const times = { startsAt: '2026-11-27T00:00:00.000Z', endsAt: NOW };
  expect(problemsOf({ ...draft, ...times, texts: chinese, link: 'www' })).toEqual({
    'zh-CN': 'titleFor',
    link: 'address',
    times: 'times',
  });
  expect(slideOf(draft)).toEqual(slide('One'));
});
