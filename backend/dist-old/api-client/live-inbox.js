const KEPT_NOTIFICATIONS = 20;
const KEPT_MESSAGES = 100;
let generated = 0;
/** A page's view of the notifications: the API's answer, then updated by live messages. */ export class LiveInbox {
    onChange;
    state = {
        notifications: [],
        unread: 0,
        messages: []
    };
    constructor(onChange){
        this.onChange = onChange;
    }
    /** Merges an API answer; notifications that arrived live meanwhile stay. */ load({ notifications, unread, ...server }) {
        const known = new Set(notifications.map(({ id })=>id));
        const newer = this.state.notifications.filter(({ id, seq })=>!known.has(id) && seq > (notifications[0]?.seq ?? server.clearedSeq));
        this.change({
            notifications: [
                ...newer,
                ...notifications
            ].slice(0, KEPT_NOTIFICATIONS),
            unread: unread + newer.length
        });
    }
    /** Applies a live message. @returns the notification to show, if any */ receive(message) {
        const id = message['id'] ?? `live-${++generated}`;
        const messages = [
            ...this.state.messages,
            {
                ...message,
                id
            }
        ].slice(-KEPT_MESSAGES);
        if (message.type === 'standing') {
            this.change({
                messages,
                ...this.apply(message)
            });
            return undefined;
        }
        if (message.type !== 'notification') {
            this.change({
                messages
            });
            return undefined;
        }
        const notification = toNotification({
            ...message,
            id
        });
        this.change({
            messages,
            ...this.add(notification)
        });
        return notification;
    }
    clear() {
        this.change({
            notifications: [],
            unread: 0
        });
    }
    markRead() {
        const notifications = this.state.notifications.map((each)=>({
                ...each,
                read: true
            }));
        this.change({
            notifications,
            unread: 0
        });
    }
    add(notification) {
        const { group } = notification;
        const others = this.state.notifications.filter((each)=>each.id !== notification.id && (group === null || each.read || each.group !== group));
        return {
            notifications: [
                notification,
                ...others
            ].slice(0, KEPT_NOTIFICATIONS),
            unread: this.state.unread + 1 - (this.state.notifications.length - others.length)
        };
    }
    apply({ readSeq, clearedSeq, unread }) {
        const notifications = this.state.notifications.filter(({ seq })=>seq > clearedSeq).map((each)=>({
                ...each,
                read: each.read || each.seq <= readSeq
            }));
        return {
            notifications,
            unread
        };
    }
    change(changes) {
        this.state = {
            ...this.state,
            ...changes
        };
        this.onChange();
    }
}
function toNotification({ id, ...message }) {
    const metadata = message['metadata'] ?? {};
    const text = (name, otherwise)=>typeof message[name] === 'string' ? message[name] : otherwise;
    return {
        id,
        title: text('title', 'Notification'),
        message: text('message', ''),
        type: metadata.kind ?? 'default',
        variant: text('variant', 'default'),
        timestamp: text('timestamp', new Date().toISOString()),
        read: false,
        href: metadata.href ?? null,
        group: metadata.group ?? null,
        seq: metadata.seq ?? Infinity
    };
}
//# sourceMappingURL=live-inbox.js.map
