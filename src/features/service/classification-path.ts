import { servicePath } from '@/lib/paths';

export const classificationPath = (classification: string): string => servicePath({ classification });
