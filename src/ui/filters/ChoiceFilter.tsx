import { FilterGroup } from './FilterGroup';
import { FilterTree } from './FilterTree';

interface ChoiceFilterProps<Value extends string> {
  title: string;
  choices: readonly { value: Value; text: string; count?: number }[];
  /** Name of the choice that applies no filter. */
  anyText: string;
  chosen: Value | null;
  hrefOf: (value: Value | null) => string;
}

/** Id of the choice that applies no filter. */
const ANY = '';

/** Filter by one of a few choices, or by none. */
export function ChoiceFilter<Value extends string>({ title, choices, anyText, chosen, hrefOf }: ChoiceFilterProps<Value>) {
  const named = choices.map(({ value, text, count }) => ({ id: value, name: text, count, children: [] }));
  return (
    <FilterGroup title={title}>
      <FilterTree
        nodes={[{ id: ANY, name: anyText, children: [] }, ...named]}
        selected={chosen ?? ANY}
        hrefOf={(id) => hrefOf(choices.find(({ value }) => value === id)?.value ?? null)}
      />
    </FilterGroup>
  );
}
