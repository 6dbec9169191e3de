/** Marks the buttons that were pressed in a first view (widgets/loader/presses.ts). It is part of the first view only. */
export const pendingStyles = `[data-pending]{cursor:progress;outline:2px dashed;outline-offset:2px;background-image:linear-gradient(90deg,currentColor 60%,transparent 0);background-position:0 100%;background-repeat:repeat-x;background-size:15px 4px;}
@media (prefers-reduced-motion:no-preference){[data-pending]{animation:pending 600ms linear infinite;}}
@keyframes pending{to{background-position:15px 100%;}}
`;
