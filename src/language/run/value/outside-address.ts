/** Whether an address has a scheme that may be linked to; a stored "javascript:" address has not. */
export const leadsOutside = (address: string): boolean => /^(https?:|mailto:|tel:|#|\/)/i.test(address);
