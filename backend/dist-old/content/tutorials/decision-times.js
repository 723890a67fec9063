/**
 * Identifies a moderation decision by its time: a row that moderation itself took off the site carries exactly that
 * time.
 */ export function includesTime(moment, moments) {
    return moments.some((one)=>one.getTime() === moment.getTime());
}
//# sourceMappingURL=decision-times.js.map
