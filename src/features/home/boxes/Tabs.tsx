import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Renders buttons that choose the list shown below. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  return (
    <div role="group" aria-label={label} className={styles.tabs}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          aria-pressed={id === chosen}
          onClick={() => {
            onChoose(id);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
