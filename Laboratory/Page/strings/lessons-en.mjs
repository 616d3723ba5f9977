// SPDX-License-Identifier: Apache-2.0
// The texts of the levels. Words between backticks are code.

const lesson = (title, text, goal, ...hints) => ({ title, text, goal, hints });

export default {
  list: lesson("A list as wide as the view", [
    "A compositional layout is built from the inside out: an item has a size, a group arranges items, a section repeats its group until all items are placed.",
    "Each size has a width and a height. `.fractionalWidth(1)` is the whole width of the container, `.absolute(44)` is 44 points.",
  ], "One item in each row, as wide as the view, 44 points high.",
  "Open the group in the layout: its height is `.absolute(120)`.", "The item takes half of the group's width, so two fit beside each other. Give it the share 1.", "Group height `.absolute(44)`, item width `.fractionalWidth(1)`."),
  columns: lesson("Three columns", [
    "A horizontal group of `subitems:` places its items one after the other, and begins again with the first until no further item fits.",
    "So the number of columns is never written down. It follows from the item's share of the width.",
  ], "Three columns of equal width.",
  "How much of the group's width must an item take so that three fit?", "The field accepts fractions: type `1/3`. With 0.34 only two fit, with 0.33 a strip stays empty; the linter reports both."),
  squares: lesson("Cells as high as they are wide", [
    "A height can be a fraction of a width: `.fractionalWidth` is allowed in `heightDimension`. It stays right on every device, which a number of points does not.",
    "The item here is as high as its group, `.fractionalHeight(1)`. So only the group's height has to change.",
  ], "Three columns of squares, in every width.",
  "Choose another kind for the group's height.", "A third of the view's width: group height `.fractionalWidth(1/3)`."),
  fractions: lesson("Fractions of what?", [
    "The fraction of an item refers to its group, not to the view. The fraction of a group refers to the group that contains it, or to the section without its insets.",
    "Here the group takes 0.8 of the view. Each of two items is meant to take 0.4 of the view, and has the width `.fractionalWidth(0.4)`.",
  ], "The group stays at 0.8; two items fill it completely.",
  "Select a cell: the explanation of its width names what the fraction refers to.", "Half of the group: item width `.fractionalWidth(0.5)`."),
  spacing: lesson("Spacing between items, spacing between groups", [
    "`interItemSpacing` belongs to a group: the gap between its items. `interGroupSpacing` belongs to a section: the gap between its groups, here the rows.",
    "Fractions are taken of what the gaps leave, so three thirds and two gaps fit.",
  ], "Gaps of 8 points between columns and between rows, none at the edges.",
  "The gap between columns is at the group: set its `interItemSpacing` to `.fixed`.", "The gap between rows is at the section: `interGroupSpacing` 8."),
  insets: lesson("The margin of a section", [
    "`contentInsets` of a section keep its content away from the edges. Groups get what the insets leave, so `.fractionalWidth(1)` becomes narrower by itself.",
  ], "A margin of 16 points on all four sides of the section.",
  "The field is at the section, not at the group or the item.", "Select a cell: green handles on the picture are the insets. Dragging one is enough."),
  insetsOrSpacing: lesson("Insets are not spacing", [
    "The insets of an item are taken from its own slot: the cell becomes smaller. With 4 points around each cell the gaps are 8, but the edges have 4 too.",
    "Use spacing for gaps between elements, insets for a margin around them.",
  ], "Gaps of 8 points between the cells, and cells that touch the edges of the view.",
  "First remove the item's insets: they are under “More” of the item.", "Then `interItemSpacing` `.fixed(8)` at the group, and `interGroupSpacing` 8 at the section."),
  nested: lesson("A group in a group", [
    "A group's subitems can be groups. This is how a large cell gets two small ones beside it: a horizontal group of an item and a vertical group.",
    "The two items in the vertical group are one description, repeated until the group is full.",
  ], "On the left a cell of two thirds of the width; on the right two cells, one above the other.",
  "Change the type of the second item to a vertical group.", "The nested group keeps a third of the width and the whole height. Its item is as wide as the nested group, and half as high."),
  nestedFractions: lesson("What does not fit disappears", [
    "The outer group runs down: a large cell takes 0.6 of its height, below it is a row of three. But the row is as high as the whole group, and there is no room for it.",
    "A subitem that does not fit is left out without a message on iOS. The linter sees it.",
  ], "Below each large cell a row of three cells that fills the rest of the group.",
  "Read the finding of the linter: what is listed, and what fits?", "The row's height is a fraction of the outer group: what is left beside 0.6?", "Row height `.fractionalHeight(0.4)`."),
  estimated: lesson("Cells that know their height", [
    "Text has the height that it needs. `.estimated(44)` means: begin with 44 points, and take the cell's own height when it is measured, as it becomes visible.",
    "Estimated heights belong to the item and to its group. In an absolute group the cell is not measured at all.",
  ], "Each cell has its own measured height.",
  "The heights that cells have when they are measured are below the picture. What keeps them from being used?", "Both need it: group height `.estimated(44)` and item height `.estimated(44)`. A `.fractionalHeight(1)` would be a fraction of the estimate."),
  definiteGroup: lesson("An estimate in a fixed group", [
    "Here the items are measured, but cells lie over the next row. The group has a height of 60 points, and keeps it, however high its items become.",
  ], "Each row is as high as its highest cell.",
  "The linter has a finding at the item. Its remedy is at the group.", "Group height `.estimated(60)`."),
  uniform: lesson("Equal heights in a row", [
    "Each cell of a row has its own height now. `.uniformAcrossSiblings(estimate:)` measures the items of a group, and gives all of them the height of the highest one.",
  ], "The cells of a row are equally high; rows differ.",
  "It is a kind of the item's height.", "Item height `.uniformAcrossSiblings(60)`; the group stays `.estimated(60)`."),
  orthogonal: lesson("A row that scrolls sideways", [
    "One property of the section makes a carousel: `orthogonalScrollingBehavior`. Groups then run across the layout's direction, and the section scrolls by itself.",
    "Nothing else changes: the group's size is still one step of the row.",
  ], "The groups stand side by side and scroll continuously.",
  "The property is at the section.", "`.continuous`. Then drag the row on the picture."),
  paging: lesson("One page at a time", [
    "`.paging` stops at every width of the view, whatever the groups are. If groups are narrower, pages cut them.",
    "`.groupPaging` stops at the beginning of each group, `.groupPagingCentered` with a group in the middle.",
  ], "Groups of 0.85 of the width; each stops in the middle, and its neighbours are visible at both sides.",
  "First the width of the group: `.fractionalWidth(0.85)`.", "Then `.groupPagingCentered`. Drag the row and release it: it rests where UIKit lets it rest."),
  sections: lesson("Sections that differ", [
    "A section provider returns a description for each section. Here section 0 has its own description, and all further sections share another.",
    "`interSectionSpacing` is at the configuration of the layout, as it lies between sections.",
  ], "Section 0 is a row that scrolls group by group: 0.45 of the width, 120 points high. 20 points below it the list follows.",
  "Section 0: group width `.fractionalWidth(0.45)`, group height `.absolute(120)`, `.groupPaging`.", "Configuration: `interSectionSpacing` 20."),
  badges: lesson("A badge at a corner", [
    "A supplementary item of an item is anchored to it: `edges` choose a corner, the offset moves it from there. A `fractionalOffset` is a fraction of the badge's own size.",
    "An offset of (0.5, −0.5) puts the middle of the badge on the corner at the top right.",
  ], "A badge of 20 by 20 points on the top trailing corner of each cell, half outside.",
  "“Add supplementary item” at the item; the new badge is inside the corner.", "`fractionalOffset`: x 0.5, y −0.5."),
  sticky: lesson("A header that stays", [
    "A boundary item lies at an edge of a section: a header at `.top`, a footer at `.bottom`. It makes the section longer.",
    "With `pinToVisibleBounds` it stays visible as long as its section is. This is the sticky header of tables.",
  ], "A header of 40 points at the top, which stays while the list scrolls.",
  "“Add header or footer” at the section.", "Switch on `pinToVisibleBounds`, then scroll the picture."),
  decoration: lesson("A card behind a section", [
    "A decoration item lies behind the cells of a section and has no data. It covers the section; its own insets make it smaller.",
    "Whether the cells have a margin within the card follows from the difference of both insets.",
  ], "A background 8 points within the edges of the section.",
  "“Add background” at the section.", "`contentInsets` of the decoration: 8 on all sides."),
  waterfall: lesson("A waterfall", [
    "Two columns of estimated cells make rows: under a short cell a hole stays. A waterfall places each item in the lane that ends first.",
    "UIKit has no such group; with `NSCollectionLayoutGroup.custom` you compute frames yourself. Mullion has `NSCollectionLayoutGroup.waterfall`.",
  ], "Two lanes without holes, with gaps of 10 points.",
  "Change the type of the section's group to a waterfall.", "Then `interItemSpacing` `.fixed(10)`. The gap within a lane is the section's `interGroupSpacing`, which is 10 already."),
  endless: lesson("A carousel without an end", [
    "After the last page comes the first one. On iOS, applications repeat their items many times, or change the offset between two scrolls. Mullion has `isLooping` at the section.",
    "The frames of the items are the same. Only the range of offsets has no end.",
  ], "The carousel goes on after the last page and before the first one.",
  "A switch at the section, which exists for sections that scroll by themselves.", "Switch on `isLooping`, then drag the first page to the right."),
};
