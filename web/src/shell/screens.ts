// Screens and panels that are loaded when they are asked for.

export const adviser = () => import("../learn/Adviser.svelte");
export const box = () => import("../book/Box.svelte");
export const boxPage = () => import("../book/BoxPage.svelte");
export const ending = () => import("../after/Ending.svelte");
export const foresight = () => import("../learn/Foresight.svelte");
export const learning = () => import("../learn/Learn.svelte");
export const odds = () => import("../learn/Odds.svelte");
export const position = () => import("../position/PositionPage.svelte");
export const puzzle = () => import("../puzzle/PuzzlePage.svelte");
export const replay = () => import("../after/Replay.svelte");
export const review = () => import("../review/ReviewPage.svelte");
export const ruleBook = () => import("../book/RuleBook.svelte");
export const tutor = () => import("../tutor/Tutor.svelte");
