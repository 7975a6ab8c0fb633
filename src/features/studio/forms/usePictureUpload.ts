import { useState } from 'react';
import type { CallAnswer } from 'contract/api';
import type { Failure } from '@/lib/api/failures';
import { requestChange } from '@/lib/api/request';

/** Calls that store a picture: of a slide, or of a person or desk. */
export type UploadCall = 'POST /api/manage/home/upload' | 'POST /api/manage/directory/upload';

/** Returns a function that uploads a picture, the name of the one that is being sent, and the last failure. */
export function usePictureUpload(call: UploadCall, onStored: (picture: CallAnswer<UploadCall>) => void) {
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const upload = async (file: File) => {
    setFailure(null);
    setSending(file.name);
    const stored = await requestChange(call, { name: file.name }, { file, onFailure: setFailure, quiet: () => true });
    setSending(null);
    if (stored) onStored(stored);
  };
  return { sending, failure, upload };
}
