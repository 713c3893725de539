import { mount } from "svelte";
import App from "./shell/App.svelte";
import { dress } from "./shell/settings.svelte";
import "./style/base.css";

dress();
matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", dress);
mount(App, { target: document.getElementById("app")! });
