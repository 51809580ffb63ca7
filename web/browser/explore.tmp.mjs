import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
// browser/harbour.ts
/** A real browser before a real server. `QUAYSIDE_URL` says where; see `npm run browser`. */
const URL_OF_SERVER = process.env.QUAYSIDE_URL ?? "http://localhost:8000";
const SHOTS = process.env.QUAYSIDE_SHOTS ?? "shots";
async function openBrowser() {
	return chromium.launch({
		executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
		args: [
			"--no-sandbox",
			"--disable-gpu",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			"--no-first-run"
		]
	});
}
/** A new visitor with cookies of its own. */
async function visit(browser, manner = {}) {
	const context = await browser.newContext({
		viewport: manner.phone ? {
			width: 390,
			height: 844
		} : {
			width: 1440,
			height: 900
		},
		hasTouch: manner.phone ?? false,
		locale: "en"
	});
	const page = await context.newPage();
	page.setDefaultTimeout(15e3);
	const faults = [];
	page.on("pageerror", (error) => faults.push(error.message));
	page.on("console", (message) => {
		if (message.type() === "error" && !message.text().includes("401")) faults.push(message.text());
	});
	const kept = {
		language: manner.language ?? "en",
		theme: manner.theme ?? "light",
		name: manner.name ?? ""
	};
	await page.addInitScript((settings) => {
		if (localStorage.getItem("quayside") === null) localStorage.setItem("quayside", JSON.stringify(settings));
	}, kept);
	await page.goto(URL_OF_SERVER);
	return {
		context,
		page,
		faults
	};
}
async function shot(page, name) {
	mkdirSync(SHOTS, { recursive: true });
	await page.screenshot({ path: `${SHOTS}/${name}.png` });
}
/** Wait until the page asks us something, or the game is over. */
async function asked(page) {
	return await (await page.waitForFunction(() => {
		if (document.querySelector(".scores") !== null) return "over";
		const decide = document.querySelector(".decide");
		return decide?.getAttribute("aria-busy") !== "true" && decide?.querySelector("[data-action]:not([aria-disabled]), [data-group]") ? "asked" : null;
	}, void 0, {
		timeout: 6e4,
		polling: 50
	})).jsonValue();
}
/** The names of all actions that stand as buttons in the decision, with tiles opened one by one. */
async function choices(page) {
	return page.$$eval(".decide .answers [data-action]:not([aria-disabled]):not(:disabled)", (buttons) => buttons.map((button) => button.getAttribute("data-action") ?? ""));
}
// browser/explore.tmp.ts
const browser = await openBrowser();
const phone = process.argv.includes("phone");
const v = await visit(browser, {
	name: "Mira",
	phone,
	language: process.argv.includes("ru") ? "ru" : "en"
});
const { page } = v;
await page.waitForSelector(".game");
await page.waitForTimeout(500);
await shot(page, "live-home" + (phone ? "-phone" : ""));
await page.click(".game .btn.primary");
await page.waitForSelector(".table");
let n = 0;
const steps = /* @__PURE__ */ new Map();
const lat = [];
const t0 = Date.now();
const limit = Number(process.env.LIMIT ?? 1e5);
while (Date.now() - t0 < limit) {
	if (await asked(page) === "over") break;
	const q = await page.textContent(".ask") ?? "";
	const groups = await page.$$(".decide [data-group]");
	if (groups.length && Math.random() < .6) await groups[Math.floor(Math.random() * groups.length)].click();
	const all = await choices(page);
	if (all.length === 0) continue;
	const done = all.find((a) => a === "done");
	const pick = done && Math.random() < .4 ? done : all.filter((a) => a !== "pass" || all.length === 1 || Math.random() < .2)[Math.floor(Math.random() * all.length)] ?? all[0];
	const kind = pick.split("(")[0];
	const key = kind;
	steps.set(key, (steps.get(key) ?? 0) + 1);
	if (steps.get(key) === 1) await shot(page, `live-${kind}${phone ? "-phone" : ""}`);
	const before = Date.now();
	await page.click(`.decide [data-action="${pick}"]`).catch((e) => console.log("click", pick, e.message.slice(0, 200)));
	await page.waitForFunction((old) => document.querySelector(".decide")?.getAttribute("aria-busy") !== "true", q, { polling: 5 }).catch(() => {});
	lat.push(Date.now() - before);
	n += 1;
}
lat.sort((a, b) => a - b);
console.log(n, "moves", (Date.now() - t0) / 1e3, "s", Object.fromEntries(steps), "latency median", lat[Math.floor(lat.length / 2)], "p95", lat[Math.floor(lat.length * .95)]);
await shot(page, "live-end" + (phone ? "-phone" : ""));
console.log("faults", v.faults.slice(0, 8));
await browser.close();
export {};
