import { rulesOf } from '@/ui/overlay/style-rules';

test('CSS is divided into its outermost rules, each as it is written', () => {
  const rules = [
    '.a:after{border:var(--w) solid var(--c);border-top:0;content:"}";}',
    "@media (min-width:1px){.b{color:red;}.c{content:'\\'{';}}",
    '.d{}',
  ];
  expect(rulesOf(rules.join(''))).toEqual(rules);
  expect(rulesOf('')).toEqual([]);
});
