/** Only schemes that lead somewhere; a stored "javascript:" address is not one. */
export const leadsOutside = (address: string): boolean => /^(https?:|mailto:|tel:|#|\/)/i.test(address);
