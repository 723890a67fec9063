declare module 'virtual:system.css';
