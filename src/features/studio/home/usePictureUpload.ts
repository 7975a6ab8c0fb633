import { useState } from 'react';
import type { CallAnswer } from 'contract/api';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';

/** Returns a function that uploads a picture for a slide, the name of the one that is being sent, and the last failure. */
export function usePictureUpload(onStored: (picture: CallAnswer<'POST /api/manage/home/upload'>) => void) {
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const upload = async (file: File) => {
    setFailure(null);
    setSending(file.name);
    const stored = await requestChange(
      'POST /api/manage/home/upload',
      { name: file.name },
      { file, onFailure: setFailure, quiet: () => true },
    );
    setSending(null);
    if (stored) onStored(stored);
  };
  return { sending, failure, upload };
}
