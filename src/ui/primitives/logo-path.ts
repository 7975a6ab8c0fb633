/** Logo of Portico on a 32 × 32 grid: a portico of three columns. public/logo.svg shows the same. */
export const LOGO_PATH = 'M16 3.2 29 9.6V13H3V9.6zM6 15h4.4v10H6zM13.8 15h4.4v10h-4.4zM21.6 15H26v10h-4.4zM3 27h26v2.6H3z';
