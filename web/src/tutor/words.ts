import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

export const words = { en, de };
