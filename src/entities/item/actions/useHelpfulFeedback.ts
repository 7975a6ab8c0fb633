import { useState } from 'react';
import type { ItemRef } from 'contract/item';
import { requestChange } from '@/lib/api/request';

type Stage = 'asked' | 'answered' | 'commented';

export interface FeedbackState {
  mine: boolean | null;
  stage: Stage;
  saving: boolean;
  answer: (useful: boolean) => void;
  comment: (text: string) => void;
}

/**
 * Returns the feedback state of an item. The answer is sent immediately. A comment is sent afterwards together with the answer;
 * new feedback of a person replaces the earlier one.
 */
export function useHelpfulFeedback({ area, id }: ItemRef, known: boolean | null): FeedbackState {
  const [mine, setMine] = useState(known);
  const [stage, setStage] = useState<Stage>('asked');
  const [saving, setSaving] = useState(false);
  const send = async (useful: boolean, comment: string | undefined, next: Stage) => {
    setSaving(true);
    const saved = await requestChange('POST /api/feedback', { area, id, useful, comment });
    setSaving(false);
    if (!saved) return;
    setMine(saved.mine);
    setStage(next);
  };
  return {
    mine,
    stage,
    saving,
    answer: (useful) => void send(useful, undefined, 'answered'),
    comment: (text) => {
      if (mine !== null) void send(mine, text, 'commented');
    },
  };
}
