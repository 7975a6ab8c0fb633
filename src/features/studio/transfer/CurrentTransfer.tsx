import { useId, useState } from 'react';
import type { TransferEntryKind } from 'contract/core/transfer-entry-kinds';
import type { Transfer } from 'contract/manage/transfer';
import { formatAge, formatBytes, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { transferDownloadPath } from '@/lib/paths';
import { FilterCheckbox } from '@/ui/filters/FilterCheckbox';
import { Icon } from '@/ui/primitives/Icon';
import styles from './CurrentTransfer.module.css';
import { TransferFailureText } from './TransferFailureText';
import { TransferProgress } from './TransferProgress';
import { TransferReport } from './TransferReport';
import { isRunning, type CurrentTransfer as Current } from './useTransfer';

interface CurrentTransferProps {
  transfer: Transfer;
  current: Current;
}

/** Running or last transfer: its progress or report, and the actions that are possible next. */
export function CurrentTransfer({ transfer, current }: CurrentTransferProps) {
  const { t } = useTranslation(['transfer', 'shell']);
  const id = useId();
  const { kind, state, name, person, startedAt, areas } = transfer;
  return (
    <section className={styles.card} aria-labelledby={id} data-state={state}>
      <header className={styles.head}>
        <div role="status">
          <h2 id={id}>{state === 'failed' ? t(`state.failed.${kind}`) : t(`state.${state}`)}</h2>
        </div>
        <p className="dotted meta">
          <span>{name}</span>
          {person && <span>{t('by', { name: person.name, age: formatAge(startedAt) })}</span>}
          {areas.length > 0 && (
            <span>{t('selected', { areas: areas.map((area) => t(`shell:area.${area}`)).join(t('comma')) })}</span>
          )}
        </p>
      </header>
      {isRunning(transfer) && <TransferProgress transfer={transfer} />}
      <TransferFailureText transfer={transfer} />
      {!isRunning(transfer) && <NextSteps transfer={transfer} current={current} />}
      {!isRunning(transfer) && state !== 'failed' && <TransferReport transfer={transfer} />}
    </section>
  );
}

const LEFT_OUT = ['archived', 'drafts'] as const;

function NextSteps({ transfer, current }: CurrentTransferProps) {
  const { t } = useTranslation('transfer');
  const { id, state, size, leftOut } = transfer;
  const isDone = state === 'imported' || state === 'failed';
  const isRefused = state === 'checked' && isWithoutDocuments(transfer);
  return (
    <>
      {leftOut !== null && leftOut.archived + leftOut.drafts > 0 && (
        <div className={styles.leftOut}>
          {LEFT_OUT.map((kind) => {
            const count = leftOut[kind];
            return count > 0 && <p key={kind}>{t(`leftOut.${kind}`, { count, formatted: formatNumber(count) })}</p>;
          })}
        </div>
      )}
      {isRefused && <p>{t('nothingToImport')}</p>}
      <div className={styles.actions}>
        {(state === 'checked' || state === 'imported') && <TakeOver transfer={transfer} current={current} />}
        {state === 'exported' && (
          <a className="button button-primary" href={transferDownloadPath(id)} download>
            <Icon name="download" />
            {t('download', { size: formatBytes(size ?? 0) })}
          </a>
        )}
        <button
          type="button"
          className="button"
          disabled={current.isBusy}
          onClick={() => {
            current.discard(id);
          }}
        >
          {t(isDone ? 'close' : 'discard')}
        </button>
      </div>
    </>
  );
}

/** Kinds of entries about what was refused or is worth a look; the others are about what can be imported. */
const PROBLEMS: readonly string[] = ['failed', 'warning'] satisfies TransferEntryKind[];

/** Returns whether every document was refused. The folder may still have settings that can be imported, such as people. */
const isWithoutDocuments = ({ counts }: Transfer): boolean => Object.keys(counts).every((kind) => PROBLEMS.includes(kind));

/** Button that starts the import of a checked folder. After an import, it is shown only if conflicts remain to be overwritten. */
function TakeOver({ transfer, current: { isBusy, takeOver } }: CurrentTransferProps) {
  const { t } = useTranslation('transfer');
  const { id, state, counts, failure } = transfer;
  const [overwrite, setOverwrite] = useState(false);
  const count = counts.conflict ?? 0;
  const isAgain = state === 'imported';
  if (isAgain && !count) return null;
  const mayStart = !isBusy && (!isAgain || overwrite);
  const action = overwrite ? 'startOverwriting' : failure ? 'startAgain' : 'start';
  return (
    <>
      {count > 0 && (
        <div className={styles.choice}>
          <FilterCheckbox text={t('overwrite')} checked={overwrite} onChange={setOverwrite} />
          <p className="meta">{t('overwriteHint', { count, formatted: formatNumber(count) })}</p>
        </div>
      )}
      <button
        type="button"
        className={state === 'checked' && isWithoutDocuments(transfer) ? 'button' : 'button button-primary'}
        disabled={!mayStart}
        onClick={() => {
          takeOver(id, overwrite);
        }}
      >
        {t(action)}
      </button>
    </>
  );
}
