# SPDX-License-Identifier: Apache-2.0
#
# Reads lines `ROUND PROGRAM SCENE ACTION rows=N key=value …` and prints what they come to: medians
# over the rounds, and ratios taken inside each round.

function median(list, count,   i, j, t) {
  for (i = 2; i <= count; i++)
    for (j = i; j > 1 && list[j - 1] > list[j]; j--) { t = list[j]; list[j] = list[j - 1]; list[j - 1] = t }
  lowest = list[1]; highest = list[count]
  return list[int((count + 1) / 2)]
}

function middle(key,   list, count, r) {
  count = 0
  for (r = 1; r <= rounds; r++) if ((r, key) in value) list[++count] = value[r, key]
  return count ? median(list, count) : ""
}

function ratio(one, other,   list, count, r) {
  count = 0
  for (r = 1; r <= rounds; r++)
    if ((r, one) in value && (r, other) in value && value[r, other] > 0)
      list[++count] = value[r, one] / value[r, other]
  return count ? median(list, count) : ""
}

function difference(one, other,   list, count, r) {
  count = 0
  for (r = 1; r <= rounds; r++)
    if ((r, one) in value && (r, other) in value) list[++count] = value[r, one] - value[r, other]
  return count ? median(list, count) : ""
}

function number(x, unit) { return x == "" ? "" : sprintf("%.2f %s", x, unit) }

function verdict(x, goal) { return goal == "" ? "" : x == "" ? "not measured" : x <= goal ? "reached" : "missed" }

# A line that compares what `one` measures with the same of `other`.
function compare(what, one, other, qt, goal,   x, least, most) {
  x = ratio(one, other)
  least = lowest; most = highest
  printf "| %s | %s | %s | %s (%.2f×–%.2f×) | %s | %s | %s |\n", what, number(middle(one), "ms"), \
    number(middle(other), "ms"), number(x, "×"), least, most, \
    qt == "" ? "" : number(middle(qt), "ms"), goal == "" ? "" : "≤ " goal "×", verdict(x, goal)
}

{
  if ($1 > rounds) rounds = $1
  name = $2 " " $3 " " $4 " " $5
  for (i = 6; i <= NF; i++) { split($i, pair, "="); value[$1, name " " pair[1]] = pair[2] }
}

END {
  n = " rows=100000 "
  print "| a frame | here | GTK | ratio (spread) | Qt Quick | goal | |"
  print "| --- | --: | --: | --- | --: | --- | --- |"
  split("stylelist stylegrid list grid", scenes, " ")
  title["stylelist"] = "styled list"; title["stylegrid"] = "styled grid, 4 columns"
  title["list"] = "plain list"; title["grid"] = "plain grid, 4 columns"
  for (i = 1; i <= 4; i++) {
    s = scenes[i]
    compare(title[s] ", main thread", "mullion " s " scroll" n "cpu", "gtk " s " scroll" n "cpu", \
      "qt " s " scroll" n "cpu", i <= 2 ? 0.7 : "")
    compare(title[s] ", time", "mullion " s " scroll" n "wall", "gtk " s " scroll" n "wall", "", "")
  }
  compare("list of `UICollectionViewListCell`, main thread", "mullion listcells scroll" n "cpu", \
    "gtk stylelist scroll" n "cpu", "", "")
  compare("pictures and labels beside GTK's, main thread", "mullion pictures scroll" n "cpu", \
    "gtk pictures scroll" n "cpu", "", "")
  compare("pictures and labels beside GTK's solid fill", "mullion pictures scroll" n "cpu", \
    "gtk fill scroll rows=1 cpu", "", 2)
  compare("pictures and labels beside our solid fill", "mullion pictures scroll" n "cpu", \
    "mullion fill scroll rows=1 cpu", "", 2)
  compare("solid fill, main thread", "mullion fill scroll rows=1 cpu", "gtk fill scroll rows=1 cpu", "", "")
  compare("100 items in view replaced, list, time", "mullion list replace" n "wall", \
    "gtk list replace" n "wall", "qt list replace" n "wall", 0.5)
  compare("100 items in view replaced, grid, time", "mullion grid replace" n "wall", \
    "gtk grid replace" n "wall", "qt grid replace" n "wall", 0.5)
  compare("100 items in view replaced, grid, main thread", "mullion grid replace" n "cpu", \
    "gtk grid replace" n "cpu", "qt grid replace" n "cpu", "")
  x = ratio("mullion list scroll rows=1000000 cpu", "mullion list scroll rows=10000 cpu")
  printf "\nA frame of a list of 1,000,000 takes %.2f× (%.2f×–%.2f×) one of 10,000 (goal ≤ 1.10×: %s). ", \
    x, lowest, highest, verdict(x, 1.1)
  made = 0
  for (key in value) if (key ~ /mullion .* scroll .*created$/) made += value[key]
  printf "Cells made in all scrolled frames: %d.\n\n", made
  print "| start to first frame | here | GTK | Qt Quick |"
  print "| --- | --: | --: | --: |"
  split("1 1000000", sizes, " ")
  for (i = 1; i <= 2; i++) {
    s = " list start rows=" sizes[i] " "
    printf "| %s items, time | %s | %s | %s |\n", sizes[i], number(middle("mullion" s "wall"), "ms"), \
      number(middle("gtk" s "wall"), "ms"), number(middle("qt" s "wall"), "ms")
    printf "| %s items, resident | %s | %s | %s |\n", sizes[i], number(middle("mullion" s "rss"), "MB"), \
      number(middle("gtk" s "rss"), "MB"), number(middle("qt" s "rss"), "MB")
  }
  b = "mullion list start rows="
  x = difference(b "1000000 wall", b "1 wall"); c = difference(b "1000000 cpu", b "1 cpu")
  y = difference(b "1000000 rss", b "1 rss"); z = middle(b "1000000 wall")
  printf "\nA million items start %.2f ms (%.2f ms of processor time) and %.2f MB after one (goals ≤ 5 ms: %s; ≤ 2 MB: %s; < 250 ms: %s).\n", \
    x, c, y, verdict(x, 5), verdict(y, 2), verdict(z, 250)
  i = " list idle rows=1000 "
  printf "Ten seconds without input: %.2f ms of processor time, %d wake-ups, %d frames (GTK %.2f ms, %d, %d).\n", \
    middle("mullion" i "cpu"), middle("mullion" i "wakeups"), middle("mullion" i "frames"), \
    middle("gtk" i "cpu"), middle("gtk" i "wakeups"), middle("gtk" i "frames")
}
