const replyTime = 'the next business day';

/** When sales replies (specification, section 9). Holidays are not known. */
export const promise = `We will contact you within ${replyTime}.`;

export const promisedTime = `Within ${replyTime}`;
