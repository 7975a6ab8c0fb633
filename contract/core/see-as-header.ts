/** Name of the header with the id of a `SeeAs`: the call is answered as the reader whom it names. */
export const SEE_AS_HEADER = 'portico-see-as';
