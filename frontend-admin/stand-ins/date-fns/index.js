/** Dates here come in ISO 8601 only, so no text matches another pattern. */
export const isMatch = () => false;

export const isValid = (date) => !Number.isNaN(Number(date));

export const parseISO = (text) => new Date(text);
