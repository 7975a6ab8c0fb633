import { SearchTrigger } from '../../../ui/search-box/SearchTrigger';

interface EverywhereSearchProps {
  /** Accessible name of the search. */
  label: string;
  placeholder: string;
  size?: 'compact' | 'large';
}

/** Renders the search over all areas: a field that opens the search palette. */
export function EverywhereSearch(props: EverywhereSearchProps) {
  return (
    <div role="search" aria-label={props.label} className="no-print">
      <SearchTrigger {...props} />
    </div>
  );
}
