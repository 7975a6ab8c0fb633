import { useState } from 'react';
import type { Remark } from 'contract/remark';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { formatAge } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { LanguageTag } from '../article/LanguageTag';
import { RemarkForm } from './RemarkForm';
import styles from './Remarks.module.css';
import type { Remarks } from './useRemarks';

interface RemarkCardProps {
  remark: Remark;
  changes: Remarks;
  canResolve: boolean;
  /** Shows the block of the remark; null if the page has none. */
  onShow: (() => void) | null;
}

/** One remark with its replies and what the viewer may do with it. */
export function RemarkCard({ remark, changes, canResolve, onShow }: RemarkCardProps) {
  const { t } = useTranslation('preview');
  const [replying, setReplying] = useState(false);
  const [text, setText] = useState('');
  const replyButton = useFocusWhenLost<HTMLButtonElement>(replying);
  const { id, block, locale, mine, person, replies, resolved } = remark;
  const quote = block?.quote ? t('quote', { text: block.quote }) : t(block ? 'onBlock' : 'onPage');
  return (
    <article className={styles.card} aria-label={t('by', { name: person.name })}>
      <p className={styles.quote} lang={block?.quote ? locale : undefined}>
        {onShow ? (
          <button type="button" className={styles.show} onClick={onShow}>
            {quote}
          </button>
        ) : (
          quote
        )}
        <LanguageTag locale={locale} />
      </p>
      {block && !onShow && !resolved && <p className="meta">{t('moved')}</p>}
      <Said said={remark} />
      {replies.map((reply) => (
        <div key={reply.id} className={styles.reply}>
          <Said said={reply} />
          {reply.mine && <RemoveButton id={reply.id} changes={changes} />}
        </div>
      ))}
      {resolved && <p className="meta">{t('resolvedBy', { name: resolved.by?.name ?? '–', age: formatAge(resolved.at) })}</p>}
      {replying ? (
        <RemarkForm
          label={t('replyTo', { name: person.name })}
          action={t('reply')}
          {...{ text, onType: setText }}
          onSend={(reply) => changes.reply(id, reply)}
          onDone={() => {
            setText('');
            setReplying(false);
          }}
        />
      ) : (
        <div className={styles.cardActions}>
          {!resolved && (
            <button
              ref={replyButton}
              type="button"
              className={styles.action}
              onClick={() => {
                setReplying(true);
              }}
            >
              {t('reply')}
            </button>
          )}
          {canResolve && (
            <button type="button" className={styles.action} onClick={() => void changes.resolve(id, !resolved)}>
              {t(resolved ? 'reopen' : 'resolve')}
            </button>
          )}
          {mine && replies.every((reply) => reply.mine) && <RemoveButton id={id} changes={changes} />}
        </div>
      )}
    </article>
  );
}

function Said({ said: { person, createdAt, text } }: { said: Pick<Remark, 'person' | 'createdAt' | 'text'> }) {
  return (
    <>
      <p className={styles.person}>
        <strong>{person.name}</strong> <span className="meta">{formatAge(createdAt)}</span>
      </p>
      <p className={styles.text}>{text}</p>
    </>
  );
}

function RemoveButton({ id, changes }: { id: string; changes: Remarks }) {
  const { t } = useTranslation('preview');
  return (
    <button type="button" className={styles.action} onClick={() => void changes.remove(id)}>
      {t('remove')}
    </button>
  );
}
