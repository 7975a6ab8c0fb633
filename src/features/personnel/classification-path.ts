import { personnelPath } from '@/lib/paths';

export const classificationPath = (classification: string): string => personnelPath({ classification });
