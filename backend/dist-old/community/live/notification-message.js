let last;
/** The message for a notification. Consecutive ones often have the same content, whose JSON is cached. */ export function notificationMessage(notification) {
    const { id, seq } = notification;
    if (!last || !saysTheSame(last.content, notification)) last = write(notification);
    return `{"type":"notification","id":${id},"metadata":{"seq":${seq},${last.metadata},${last.rest}`;
}
function write(content) {
    const { title, message, variant, kind, href, groupKey, createdAt } = content;
    const metadata = JSON.stringify({
        kind,
        href,
        group: groupKey
    }).slice(1);
    const rest = JSON.stringify({
        title,
        message,
        variant,
        timestamp: createdAt.toISOString()
    }).slice(1);
    return {
        content,
        metadata,
        rest
    };
}
function saysTheSame(one, other) {
    return one.message === other.message && one.title === other.title && one.href === other.href && one.kind === other.kind && one.variant === other.variant && one.groupKey === other.groupKey && one.createdAt.getTime() === other.createdAt.getTime();
}
//# sourceMappingURL=notification-message.js.map
