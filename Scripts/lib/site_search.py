# SPDX-License-Identifier: Apache-2.0
"""The site's search, which needs no server: what it finds, its page, and questions that it has to answer."""

import json
import math
import re

# What questions are made of, and no answer.
COMMON = set("""a about an and any are as at be been but by can could do does done for from get has have here how i if in into is
it its just let like many may me more much my need no not of on one or our out s should so some such t than that the their them then
there these they this those to too up us use used want was we were what when where which who why will with would you your
거나 것 것은 것을 것이 곳에 그런가요 나요 내 되나요 뒤에 무엇을 무엇이 무엇인가요 싶습니다 알고 어느 어디서 어디에 어떻게 여기서도 왜 우리 있거나
있나요 있는 있습니다 제 하나요""".split())

HANGUL = re.compile("[\uac00-\ud7a3]")
PARTICLES = "이가은는을를에도의와과로"

# The articles of the site, beside the symbols of its modules.
ARTICLES = "documentation/mullion/"
# A case's id in a heading.
CASE = re.compile(r"\b[A-Z]\w*(?:-\w+)+(?=:|$)")
# The number of characters of a page that its result shows.
EXCERPT = 160
# How much a word of a page counts, by the page's kind; of other articles 1.5, of symbols 1.
WORTH = {"Guide": 1.8, "Rule": 1.7, "Diagnostic": 1.7}


def words(text):
    """The words of a text as they are compared."""
    return re.sub(r"[^\w#@]+|_", " ", text.lower()).split()


def plain(parts, references, has_listings=True):
    """The text of docc's content: of paragraphs, lists, tables, and, if wanted, listings."""
    if isinstance(parts, list):
        # Parts of a sentence bring their own spaces.
        is_inline = any("text" in part or part.get("type") == "codeVoice" for part in parts if isinstance(part, dict))
        return ("" if is_inline else " ").join(plain(part, references, has_listings) for part in parts)
    if not isinstance(parts, dict):
        return ""
    if parts.get("type") == "codeListing":
        return " ".join(parts["code"]) if has_listings else ""
    if parts.get("type") == "reference":
        return parts.get("overridingTitle") or references.get(parts["identifier"], {}).get("title", "")
    own = [parts[name] for name in ("text", "code") if isinstance(parts.get(name), str)]
    inner = (parts.get(name) for name in ("inlineContent", "content", "items", "rows", "columns", "cells", "header"))
    return " ".join([*own, *(plain(part, references, has_listings) for part in inner if part)])


def excerpt(text):
    """The beginning of a text, up to the end of a word."""
    if len(text) <= EXCERPT:
        return text
    # The last word of a text without spaces has no end.
    begin = text[:EXCERPT + 1].rpartition(" ")[0] or text[:EXCERPT]
    return begin.rstrip(" ,;:.-–—(“\"'") + "…"


def entry(title, path, kind, text, listings=""):
    """A place of the site: title, path, kind, excerpt, and the other words of its text and its listings."""
    begin = excerpt(" ".join(text.split()))
    known = set(words(title)) | set(words(begin))
    rest = dict.fromkeys(word for word in words(f"{text} {listings}") if word not in known)
    return [title, path, kind, begin, " ".join(rest)]


def kind_of(path, kinds):
    """What a page is to its readers.

    - kinds: what the pages are whose names do not show it, by name.
    """
    name = path.split("/")[-1]
    if name.startswith("rule-"):
        return "Rule"
    return "Diagnostic" if re.fullmatch(r"(cl|if)\d+", name) else kinds.get(name, "Article")


def parts_of(page):
    """The parts of an article: the heading of each, and docc's content below it. The first one has no heading."""
    parts = [(None, [])]
    for piece in (piece for section in page.get("primaryContentSections", []) for piece in section.get("content", [])):
        if piece.get("type") == "heading" and piece["anchor"] != "overview":
            parts.append((piece, []))
        elif piece.get("type") != "heading":
            parts[-1][1].append(piece)
    return parts


def entries(out, kinds):
    """Every page of the site, every part of an article, every question of newcomers.

    - kinds: what pages are, by name, as `kind_of` takes it.
    """
    found = []
    for file in (out / "data/documentation").rglob("*.json"):
        page = json.loads(file.read_text())
        meta, references = page.get("metadata", {}), page.get("references", {})
        title, path = meta.get("title", file.stem), str(file.relative_to(out / "data").with_suffix("")).lower()
        abstract = plain(page.get("abstract", []), references)
        if meta.get("role") != "article":
            found.append(entry(title, path, meta.get("roleHeading", meta.get("role", "")), abstract))
            continue
        kind, (first, *rest) = kind_of(path, kinds), parts_of(page)
        names = " · ".join(head["text"] for head, _ in rest)
        found.append(entry(title, path, kind, f"{abstract} {plain(first[1], references, False)} {names}",
                           plain(first[1], references)))
        for head, text in rest:
            what = title
            if kind in ("Rule", "Diagnostic"):
                what = f"{'Case' if CASE.search(head['text']) else 'Example'} of {title}"
            found.append(entry(head["text"], f"{path}#{head['anchor']}", what, plain(text, references, False),
                               plain(text, references)))
        if kind == "Questions":
            found += questions(path, first, rest, references)
    return sorted(found)


def questions(path, table, parts, references):
    """Entries of the page of questions: those of its table lead to their answers, those of its lists to themselves."""
    found = []
    for rows in (piece["rows"] for piece in table[1] if piece.get("type") == "table"):
        for question, answer in rows[1:]:
            link = next((part for part in answer[0]["inlineContent"] if part.get("type") == "reference"), None)
            if link:
                place = references[link["identifier"]]["url"].strip("/")
                found.append(entry(plain(question, references), place, "Question", plain(answer, references)))
    for head, pieces in parts:
        for item in (item for piece in pieces if piece.get("type") == "unorderedList" for item in piece["items"]):
            first, *answer = item["content"][0]["inlineContent"]
            if first.get("type") == "strong":
                found.append(entry(plain(first, references), f"{path}#{head['anchor']}", "Question",
                                   plain([*answer], references)))
    return found


def compared(page):
    """A page as it is compared: the words of its title, all others, the weight of one of these, and its worth."""
    title, text = " ".join(words(page[0])), f" {' '.join(words(page[3]))} {page[4]}"
    # The longer a page, the less a word of it shows.
    weight = 1 / (0.8 + text.count(" ") / 500)
    return title, text, weight, WORTH.get(page[2], 1.5 if page[1].startswith(ARTICLES) else 1)


def forms(word):
    """A word, then what it may be without its ending: a plural's s, particles of Korean."""
    if HANGUL.match(word[-1]):
        shortest = 1 if len(word) == 2 and word[-1] in PARTICLES else 2
        return [word] + [word[:end] for end in range(len(word) - 1, max(len(word) - 4, shortest - 1), -1)]
    return [word, word[:-1]] if word.endswith("s") and len(word) > 3 else [word]


def points(known, word):
    """How well a page answers one word: the same as in the page's script."""
    title, text, weight, _ = known
    word = next((form for form in forms(word) if f" {form}" in f" {title}{text}"), word)
    if f" {word}" in f" {title}":
        return 8 if title == word else 4 if title.startswith(word) else 3
    return 2 if word in title else weight if f" {word}" in text else 0


def rank(page, asked):
    """Cases follow all other pages, but the one whose id is asked for is first."""
    if not re.match("(Case|Example) of ", page[2]):
        return 1
    name = CASE.search(page[0])
    return 0 if name and set(words(name[0])) <= asked else 2


def found(pages, query):
    """Paths of the pages that the search shows, best first."""
    everything = list(dict.fromkeys(words(query)))
    asked = [word for word in everything if word not in COMMON] or everything
    known = [compared(page) for page in pages]
    table = [[points(page, word) for word in asked] for page in known]
    rarity = [math.log(1 + len(pages) / (1 + sum(row[i] > 0 for row in table))) for i in range(len(asked))]
    is_korean, scored = bool(HANGUL.search(query)), []
    for page, row, (_, _, _, worth) in zip(pages, table, known):
        share = sum(weight for value, weight in zip(row, rarity) if value) / (sum(rarity) or 1)
        # Korean has many forms of a word that `forms` does not know.
        if share >= (0.4 if is_korean else 0.5):
            score = worth * share * share * sum(value * weight for value, weight in zip(row, rarity))
            # A question is answered in its own language.
            score *= 1 if is_korean or not re.search("-ko(#|$)", page[1]) else 0.3
            scored.append((rank(page, set(everything)), -score + len(page[0]) / 100, page[1]))
    return [path for *_, path in sorted(scored)]


def question_problems(pages, text, name_of):
    """Questions that the search does not answer: the first result of the words of each has to lead to its page, and of
    the pages alone, without the questions, that page has to be among the first five.

    - text: a page with a table of questions, each beside a link to its answer.
    - name_of: the name that the site has for what a link leads to.
    """
    def names(paths):
        return [path.split("#")[0].split("/")[-1] for path in paths]

    problems, count = [], 0
    alone = [page for page in pages if page[2] != "Question" and not re.search("/questions(-ko)?(#|$)", page[1])]
    for query, target in re.findall(r"(?m)^\| ([^|]+) \| \[[^\]]*\]\(([^)]+)\)", text):
        count += 1
        name = name_of(target).lower()
        first = names(found(pages, query)[:1])
        if first != [name]:
            problems.append(f"searching for “{query}” does not find {name} first, but {(first or ['nothing'])[0]}")
            continue
        five = names(found(alone, query)[:5])
        # A page in another language has other words.
        if name not in five and bool(HANGUL.search(query)) == name.endswith("-ko"):
            problems.append(f"without its entry, “{query}” does not lead to {name}, but to {', '.join(five) or 'nothing'}")
    return problems, count


# Above each page of the site.
HEADER = """<style>
.mullion-search { display: flex; gap: 1.2rem; justify-content: flex-end; padding: .45rem 1.4rem; font: 15px/1.4 Inter, system-ui, sans-serif; }
.mullion-search a { color: var(--color-link, #0066cc); text-decoration: none; }
</style>
<div class="mullion-search"><a href="/laboratory/index.html">Laboratory · 실험실</a><a href="/search.html">Search · 검색</a></div>
"""

# What the style of every page lacks: Korean breaks between words.
STYLE = "body{word-break:keep-all;overflow-wrap:break-word}"

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Search Mullion</title><style>
:root { color-scheme: light dark; --link: #0066cc; } @media (prefers-color-scheme: dark) { :root { --link: #4aa3ff; } }
body { word-break: keep-all; font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
input { font: inherit; width: 100%%; padding: .6rem .8rem; box-sizing: border-box; border-radius: .6rem; border: 1px solid #8888; }
li { margin: .7rem 0; list-style: none; } ul { padding: 0; } small { opacity: .65; } a { font-weight: 600; text-decoration: none; color: var(--link); }
</style><h1>Search</h1><input autofocus placeholder="A question, a type, a rule"><p><small></small></p><ul></ul><script>
const pages = %(pages)s;
const common = new Set(%(common)s), worth = %(worth)s, articles = %(articles)s, particles = %(particles)s;
const [field, list, note] = ["input", "ul", "p small"].map(name => document.querySelector(name));
const wordsOf = text => text.toLowerCase().replace(/[^\\p{L}\\p{M}\\p{N}#@]+/gu, " ").split(" ").filter(Boolean);
const known = pages.map(page => {
  const text = " " + wordsOf(page[3]).join(" ") + " " + page[4];
  return [wordsOf(page[0]).join(" "), text, 1 / (0.8 + (text.split(" ").length - 1) / 500),
    worth[page[2]] || (page[1].startsWith(articles) ? 1.5 : 1)]; });
function forms(word) {
  if (!/[가-힣]$/.test(word)) return word.endsWith("s") && word.length > 3 ? [word, word.slice(0, -1)] : [word];
  const shortest = word.length === 2 && particles.includes(word[1]) ? 1 : 2, all = [word];
  for (let end = word.length - 1; end > Math.max(word.length - 4, shortest - 1); end--) all.push(word.slice(0, end));
  return all;
}
function points([title, text, weight], word) {
  word = forms(word).find(form => (" " + title + text).includes(" " + form)) || word;
  if ((" " + title).includes(" " + word)) return title === word ? 8 : title.startsWith(word) ? 4 : 3;
  return title.includes(word) ? 2 : text.includes(" " + word) ? weight : 0;
}
function rank(page, asked) {
  if (!/^(Case|Example) of /.test(page[2])) return 1;
  const name = page[0].match(/%(case)s/);
  return name && wordsOf(name[0]).every(word => asked.includes(word)) ? 0 : 2;
}
function found(query) {
  const korean = /[가-힣]/.test(query), all = [...new Set(wordsOf(query))];
  const rare = all.filter(word => !common.has(word)), asked = rare.length ? rare : all;
  const table = known.map(page => asked.map(word => points(page, word)));
  const rarity = asked.map((_, i) => Math.log(1 + pages.length / (1 + table.filter(row => row[i] > 0).length)));
  const sum = rarity.reduce((sum, weight) => sum + weight, 0) || 1;
  return pages.map((page, at) => {
    const share = table[at].reduce((sum, value, i) => sum + (value ? rarity[i] : 0), 0) / sum;
    const language = korean || !/-ko(#|$)/.test(page[1]) ? 1 : 0.3;
    const score = language * known[at][3] * share * share * table[at].reduce((sum, value, i) => sum + value * rarity[i], 0);
    return share >= (korean ? 0.4 : 0.5) && asked.length ? [rank(page, all), score - page[0].length / 100, page] : null;
  }).filter(Boolean).sort((a, b) => a[0] - b[0] || b[1] - a[1] || (a[2][1] < b[2][1] ? -1 : 1)).map(([, , page]) => page);
}
function show() {
  const answers = found(field.value), count = field.value.trim() ? answers.length : pages.length;
  note.textContent = count === 1 ? "1 place" : count + " places";
  list.replaceChildren(...answers.slice(0, 60).map(([title, path, kind, words]) => {
    const item = document.createElement("li"), link = document.createElement("a"), text = document.createElement("small");
    const [page, anchor] = path.split("#");
    link.textContent = title; link.href = page + "/index.html" + (anchor ? "#" + anchor : "");
    const place = page.startsWith(articles) ? "" : page.split("/").slice(-2, -1)[0];
    text.textContent = [kind, place, words].filter(Boolean).join(" — ");
    item.append(link, document.createElement("br"), text); return item; }));
}
field.addEventListener("input", show); field.value = decodeURIComponent(location.hash.slice(1)); show();
</script></html>
"""


def page(pages):
    """The file `search.html`."""
    def script(value):
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False).replace("</", "<\\/")

    return PAGE % {"pages": script(pages), "common": script(sorted(COMMON)), "worth": script(WORTH), "articles": script(ARTICLES),
                   "particles": script(PARTICLES), "case": CASE.pattern}
