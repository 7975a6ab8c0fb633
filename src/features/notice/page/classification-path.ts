import { noticePath } from '@/lib/paths';

export const classificationPath = (classification: string): string => noticePath({ classification });
