import { describe, expect, test } from "vitest";
import { hex, unhex } from "../../net/random";
import { sha256 } from "../../net/sha256";
import { hmac, utf8 } from "../hmac";
import { check, headOf, keyOf, numberOf, outcomeOf, readProof, type Proof } from "../verify";
import played from "./proof.json";
import again from "./repeated.json";

const proof = readProof(JSON.stringify(played));
const copy = (): Proof => structuredClone(proof);
const at = (type: string, from = copy()) => from.log.findIndex((body) => body.includes(`"type":"${type}"`));

/** A copy with one record changed, and a chain that fits again: as a server that cheats would write it. */
function forged(
  index: number,
  change: (record: Record<string, any>) => void,
  also: (ways: Proof["ways"]) => void = () => {},
): Proof {
  const made = copy();
  const record = JSON.parse(made.log[index]!);
  change(record);
  made.log[index] = JSON.stringify(record);
  made.head = headOf(made.match, made.log);
  also(made.ways);
  return made;
}
const kinds = (one: Proof) => check(one).faults.map(({ what }) => what);

describe("the example of the documentation", () => {
  const secret = Uint8Array.from({ length: 32 }, (_, one) => one);
  const share = "aa".repeat(32);
  const key = keyOf(secret, "example", [share, null]);

  test("hashes and key", () => {
    expect(sha256(secret)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    expect(sha256(unhex(share))).toBe("e0e77a507412b120f6ede61f62295b1a7b2ff19d3dcc8f7253e51663470c888e");
    expect(hex(key)).toBe("11ccd30cabad00c39bfbe588b332935487620be6c3b33676d4ee73dfa8b4aa80");
  });
  test("draws, with one that is rejected", () => {
    expect(numberOf(key, "Rolled", 0, 6)).toBe(3);
    expect(numberOf(key, "Rolled", 1, 6)).toBe(5);
    expect(numberOf(key, "Rolled", 0, 3_000_000_000)).toBe(43539010);
    expect(
      outcomeOf(
        [
          ["a", 1],
          ["b", 2],
          ["c", 3],
        ],
        3,
      ),
    ).toBe("c");
  });
  test("links of the chain", () => {
    expect(headOf("example", [])).toBe("f7daa12f34d6807edfc435230c38d9d675a65fe9be2cce9072c45a1758ca57c8");
    expect(headOf("example", ['{"type":"Stopped","at":1}'])).toBe(
      "a8f525f06d8e9253bd02a1affae61c2b9d03357b0933424c4770f4efa148ee6c",
    );
  });
});

test("HMAC with a key longer than a block (RFC 4231, case 6)", () => {
  const key = new Uint8Array(131).fill(0xaa);
  const message = utf8("Test Using Larger Than Block-Size Key - Hash Key First");
  expect(hex(hmac(key, message))).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
});

describe("a real proof", () => {
  test("nothing is wrong with it", () => {
    const found = check(proof);
    expect(found.faults).toEqual([]);
    expect(found.draws.length).toBeGreaterThan(20);
    expect(found.seats.map(({ share }) => share)).toEqual(["aa".repeat(32), "bb".repeat(32)]);
  });
  test("a changed byte breaks the chain", () => {
    const made = copy();
    made.log[3] = made.log[3]!.replace('"at":0', '"at":1');
    expect(kinds(made)).toEqual(["chain"]);
  });
  test("a removed record breaks the chain", () => {
    const made = copy();
    made.log.splice(at("Moved"), 1);
    expect(kinds(made)).toContain("chain");
  });
  test("another outcome of a draw is found, and where", () => {
    const index = at("Dealt");
    const found = check(forged(index, (one) => (one["move"] = "seat:9")));
    expect(found.faults).toMatchObject([{ what: "outcome", record: index + 1 }]);
    expect(found.draws.filter(({ right }) => !right)).toHaveLength(1);
  });
  test("another number, with the outcome that fits it", () => {
    const index = copy().log.findIndex((body) => body.includes('"stream":"Rolled"'));
    const ways = proof.ways[String(index + 1)]!;
    const made = forged(index, (one) => {
      one["number"] = (one["number"] + 1) % one["total"];
      one["move"] = outcomeOf(ways, one["number"]);
    });
    expect(kinds(made)).toEqual(["number"]);
  });
  test("a total that the ways do not have", () => {
    expect(kinds(forged(at("Dealt"), (one) => (one["total"] += 1)))).toContain("total");
  });
  test("a draw that was left out of its stream", () => {
    expect(kinds(forged(at("Dealt"), (one) => (one["nth"] += 1)))).toContain("counter");
  });
  test("another secret is not the one committed to", () => {
    expect(kinds(forged(at("Ended"), (one) => (one["secret"] = "00".repeat(32))))).toContain("secret");
  });
  test("another share is not the one committed to, and changes the dice", () => {
    const found = kinds(forged(at("Revealed"), (one) => (one["share"] = "cc".repeat(32))));
    expect(found).toContain("share");
    expect(found).toContain("number");
  });
  test("a seat that is made to have kept its share", () => {
    expect(kinds(forged(at("Began"), (one) => (one["missing"] = [1])))).toEqual(["missing"]);
  });
  test("ways that are not there, or for no draw", () => {
    const index = at("Dealt");
    expect(
      kinds(
        forged(
          index,
          () => {},
          (ways) => delete ways[String(index + 1)],
        ),
      ),
    ).toEqual(["ways-none"]);
    expect(
      kinds(
        forged(
          index,
          () => {},
          (ways) => (ways["999"] = [["a", 1]]),
        ),
      ),
    ).toEqual(["ways-extra"]);
  });
  test("a secret that is not shown yet", () => {
    const made = copy();
    made.log.length = at("Ended");
    made.head = headOf(made.match, made.log);
    expect(kinds(made)).toContain("unfinished");
  });
  test("records that cannot be read are named", () => {
    const made = copy();
    made.log[2] = "{";
    expect(kinds(made)).toContain("record");
    expect(kinds(forged(at("Dealt"), (one) => (one["total"] = 0)))).toContain("record");
  });
});

test("what is no proof is refused", () => {
  for (const text of [
    "",
    "{}",
    "null",
    "[]",
    JSON.stringify({ ...played, log: [1] }),
    JSON.stringify({ ...played, format: 2 }),
  ]) {
    expect(() => readProof(text)).toThrow();
  }
});

describe("leave", () => {
  const repeatedly = readProof(JSON.stringify(again));

  /** A match with a repeated throw, made again: every record that fits is kept, with a chain and ways that fit. */
  function without(drop: (record: Record<string, any>, index: number) => boolean): Proof {
    const made = structuredClone(repeatedly);
    const ways: Proof["ways"] = {};
    const log: string[] = [];
    made.log.forEach((body, index) => {
      if (drop(JSON.parse(body), index)) return;
      log.push(body);
      const way = repeatedly.ways[String(index + 1)];
      if (way) ways[String(log.length)] = way;
    });
    return { ...made, log, ways, head: headOf(made.match, log) };
  }

  test("repeated throws are counted with who agreed", () => {
    const { repeated, faults } = check(repeatedly);
    expect(faults).toEqual([]);
    expect(repeated.map(({ seat, leave, lacking }) => ({ seat, leave, lacking }))).toEqual([
      { seat: 0, leave: [1], lacking: [] },
    ]);
    expect(repeated[0]!.draws).toBeGreaterThan(0);
  });
  test("a throw that was repeated without leave is a fault", () => {
    const first = repeatedly.log.findIndex((body) => body.includes('"type":"Answered"'));
    const made = without((_, index) => index === first);
    expect(kinds(made)).toContain("taken");
    expect(check(made).repeated.some((one) => one.lacking.length > 0)).toBe(true);
  });
  test("a match that was stopped over somebody's head is a fault", () => {
    const made = copy();
    made.log.splice(
      made.log.length - 1,
      0,
      '{"type":"Asked","at":1,"seat":0,"what":"stop","moves":0}',
      '{"type":"Stopped","at":1}',
    );
    made.head = headOf(made.match, made.log);
    expect(kinds(made)).toContain("stopped");
  });
  test("shares that nobody owed cannot be annulled", () => {
    const made = copy();
    made.log.splice(at("Began"), 0, '{"type":"Annulled","at":1,"missing":[0]}');
    made.head = headOf(made.match, made.log);
    expect(kinds(made)).toContain("annulled");
  });
});
