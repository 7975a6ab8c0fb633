import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallAnswer } from 'contract/api';
import { LOCALES, type Locale } from 'contract/core/locale';
import type { Remark } from 'contract/remark';
import type { Failure } from '@/lib/api/failures';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useRemarks } from '@/entities/item/preview/useRemarks';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useMediaQuery } from '@/ui/primitives/useMediaQuery';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { usePreparedPart } from '@/ui/states/part-code';
import { SaveProblem, SaveStatus } from '../saving/SaveStatus';
import { SavingNotices } from '../saving/SavingNotices';
import { useDraftSaving } from '../saving/useDraftSaving';
import { EditorBar, type OpenDialog } from './actions/EditorBar';
import { CheckNotice } from './actions/CheckNotice';
import { StateNotices } from './actions/StateNotices';
import { useItemActions, type ItemInfo } from './actions/useItemActions';
import { findingsIn } from './checks/body-findings';
import { checksOf, type Check } from './checks/checks';
import { EditorPanel } from './panel/EditorPanel';
import { placeOf, type LanguagesSectionProps } from './panel/passages-behind';
import { PanelSheet } from './panel/PanelSheet';
import { ItemPreview } from './preview/ItemPreview';
import { useRendered } from './preview/useRendered';
import { isInPanel, showBlock, showCheck, showPlace } from './show-passage';
import { TextPanes, type ShownLanguages } from './TextPanes';
import { useDraftFiles } from './useDraftFiles';
import { useFieldPathLabel } from './useFieldPathLabel';
import { useMarginMarks } from './useMarginMarks';
import { usePresence } from './usePresence';
import styles from './ItemEditor.module.css';

const loadConflict = async () => ({ default: (await import('../saving/ConflictDialog')).ConflictDialog });

interface ItemEditorProps {
  opened: ItemInfo;
  form: CallAnswer<'POST /api/manage/content/form'>;
  person: string;
}

/** Editor of an item: its texts as readers will see them, its fields, and what can be done with it. */
export function ItemEditor({ opened, form, person }: ItemEditorProps) {
  const { t } = useTranslation('itemEditor');
  const interfaceLocale = useInterfaceLocale();
  const [info, setInfo] = useState(opened);
  const [shown, setShown] = useState<ShownLanguages>(() => firstLanguage(opened, interfaceLocale));
  const [isPreviewing, setPreviewing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const hasSheet = useMediaQuery('(max-width: 1100px)');
  const saving = useDraftSaving({ opened, person });
  const { document, change, conflict, failure, behind } = saving;
  const item = { area: document.area, id: document.id };
  const files = useDraftFiles(item, saving);
  const locale = shown === 'both' ? interfaceLocale : shown;
  const rendered = useRendered(document, document.texts[locale] ? locale : firstLanguage(opened, interfaceLocale));
  const remarks = useRemarks({ ...item, token: undefined }, saving.version === null ? undefined : locale);
  const actions = useItemActions({ item, info, saving, onInfo: setInfo });
  usePreparedPart(loadConflict, conflict !== null);
  useMarginMarks(behind);
  const others = usePresence(item, saving.isDirty ? 'writing' : 'viewing');
  const labelOf = useFieldPathLabel();
  const findings = useMemo(() => (rendered ? findingsIn(rendered.body, rendered.locale) : []), [rendered]);
  const checks = checksOf(document, rendered && { ...rendered, findings }, behind);
  const problems = problemsIn(failure);
  /** Shows the text in the language, in place of a sheet over it, so that one of its passages can be scrolled to. */
  const showText = (of: Locale | undefined) => {
    flushSync(() => {
      setPreviewing(false);
      setSheetOpen(false);
      if (of && shown !== 'both') setShown(of);
    });
  };
  /** Shows the panel, in place of the preview, so that one of its fields can get the focus. */
  const showPanel = () => {
    flushSync(() => {
      setPreviewing(false);
      setSheetOpen(hasSheet);
    });
  };
  const showRemark = ({ locale: of, block }: Remark) => {
    if (!block) return;
    showText(of);
    showBlock(of, block);
  };
  const onShowPlace: LanguagesSectionProps['onShowPlace'] = (of, place) => {
    showText(of);
    showPlace(of, place);
  };
  const onShowCheck = (check: Check) => {
    const firstStale = check.kind === 'behind' && behind.find((each) => each.locale === check.locale);
    if (firstStale) {
      onShowPlace(...placeOf(firstStale));
      return;
    }
    if (isInPanel(check)) showPanel();
    else showText(check.locale);
    showCheck(check);
  };
  const closeConflict = () => {
    setChoosing(false);
  };
  const title = document.texts[locale]?.title || document.id;
  const panel = (
    <EditorPanel
      isSheet={hasSheet}
      document={document}
      form={form}
      problems={problems}
      files={files}
      checks={checks}
      onShowCheck={onShowCheck}
      remarks={remarks}
      onShowRemark={showRemark}
      behind={behind}
      onStillRight={saving.sayStillRight}
      onShowPlace={onShowPlace}
      change={change}
    />
  );
  const presence = others.length > 0 && (
    <span className={`meta ${styles.presence}`}>{t('bar.others', { names: others.map(({ name }) => name).join(', ') })}</span>
  );
  const savedVersion = saving.isDirty ? null : saving.version;
  return (
    <>
      <PageTitle page={title} area={t('title')} />
      <h1 className="visually-hidden">{t('heading', { title })}</h1>
      <EditorBar
        item={item}
        title={title}
        document={document}
        info={info}
        hasDraft={saving.version !== null || saving.isDirty}
        version={savedVersion}
        checks={checks}
        onShowCheck={onShowCheck}
        actions={actions}
        dialog={dialog}
        onDialog={setDialog}
        isPreviewing={isPreviewing}
        onPreview={() => {
          setPreviewing(!isPreviewing);
        }}
        line={
          <>
            <SaveProblem
              saving={saving}
              onChoose={() => {
                setChoosing(true);
              }}
            />
            {hasSheet && presence}
          </>
        }
      >
        <div className={styles.saved}>
          <SaveStatus saving={saving} />
        </div>
        {!hasSheet && presence}
      </EditorBar>
      <div className={`content ${styles.frame}`} data-previewing={isPreviewing}>
        <div className={styles.main}>
          <div className={styles.notices}>
            <SavingNotices saving={saving} />
            <StateNotices item={item} info={info} version={savedVersion} actions={actions} showsFailure={dialog === null} />
            {!isPreviewing && <CheckNotice info={info} actions={actions} />}
          </div>
          {hasSheet && !isPreviewing && (
            <PanelSheet document={document} checks={checks} isOpen={isSheetOpen} onOpen={setSheetOpen}>
              {panel}
            </PanelSheet>
          )}
          {isPreviewing ? (
            <ItemPreview
              rendered={rendered}
              locale={locale}
              written={LOCALES.filter((each) => document.texts[each])}
              onLocale={setShown}
            />
          ) : (
            <TextPanes
              document={document}
              form={form}
              problems={problems}
              files={files}
              edition={saving.edition}
              behind={behind}
              shown={shown}
              onShow={setShown}
              change={change}
            />
          )}
        </div>
        {!hasSheet && panel}
      </div>
      {conflict && isChoosing && (
        <OptionalPart load={loadConflict} onFailure={closeConflict}>
          {(Dialog) => (
            <Dialog
              conflict={conflict}
              labelOf={labelOf}
              onClose={closeConflict}
              onResolve={(choices) => {
                saving.resolve(choices);
                closeConflict();
              }}
            />
          )}
        </OptionalPart>
      )}
    </>
  );
}

/** Returns why parts of the document cannot be saved, by their paths in it. */
const problemsIn = (failure: Failure | null): Record<string, string> =>
  Object.fromEntries(Object.entries(failure?.details ?? {}).map(([path, reason]) => [path.replace(/^document\./, ''), reason]));

/** Returns the interface's language if the item has a text in it, and the other one otherwise. */
const firstLanguage = ({ document: { texts } }: ItemInfo, preferred: Locale): Locale =>
  texts[preferred] ? preferred : (LOCALES.find((locale) => texts[locale]) ?? preferred);
