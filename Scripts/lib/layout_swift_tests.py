# SPDX-License-Identifier: Apache-2.0
"""Tests of the Swift of layouts that are described as JSON. `Scripts/docs --check` compiles and runs that of every case."""

import unittest

import layout_swift

ITEM = {"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}
GROUP = {"type": "group", "axis": "horizontal", "factory": "subitems", "width": {"fractionalWidth": 1},
         "height": {"absolute": 44}, "subitems": [ITEM]}


def listing(**fields):
    return layout_swift.listing(fields)


def of_group(**fields):
    return listing(sectionForAll={"group": {**GROUP, **fields}})


class Layouts(unittest.TestCase):
    def test_the_whole_listing_of_a_layout(self):
        self.assertEqual(listing(sectionForAll={"group": GROUP, "interGroupSpacing": 8}), """\
let item = NSCollectionLayoutItem(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5),
    heightDimension: .fractionalHeight(1)))

let group = NSCollectionLayoutGroup.horizontal(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1),
    heightDimension: .absolute(44)),
  subitems: [item])

let section = NSCollectionLayoutSection(group: group)
section.interGroupSpacing = 8

let layout = UICollectionViewCompositionalLayout(
  section: section)
""")

    def test_properties_with_their_defaults_are_left_out(self):
        plain = listing(sectionForAll={"group": GROUP})
        self.assertEqual(plain, listing(scrollDirection="vertical", interSectionSpacing=0, contentInsetsReference="safeArea", sectionForAll={
            "group": {**GROUP, "interItemSpacing": {"fixed": 0}}, "interGroupSpacing": 0, "contentInsetsReference": "automatic",
            "supplementariesFollowContentInsets": True, "orthogonalScrollingBehavior": "none"}))

    def test_a_configuration(self):
        code = listing(scrollDirection="horizontal", sectionForAll={"group": GROUP})
        self.assertIn("Configuration()\nconfiguration.scrollDirection = .horizontal\n", code)
        self.assertTrue(code.endswith("  section: section, configuration: configuration)\n"), code)

    def test_equal_sections_are_made_once(self):
        first, second = {"group": GROUP}, {"group": GROUP, "interGroupSpacing": 8}
        code = listing(sections=[first, second, first])
        self.assertIn("let sections = [section1, section2, section1]\n", code)
        self.assertEqual(code.count("NSCollectionLayoutGroup.horizontal"), 1)

    def test_first_sections_before_all_others(self):
        code = listing(sections=[{"group": GROUP, "interGroupSpacing": 8}], sectionForAll={"group": GROUP})
        self.assertIn("{ index, _ in\n  index < 1 ? sections[index] : section2\n}\n", code)


class Groups(unittest.TestCase):
    def test_counted_items(self):
        self.assertIn("  repeatingSubitem: item,\n  count: 2)", of_group(factory="repeatingSubitem:count", count=2))
        self.assertIn("  subitem: item,\n  count: 3)", of_group(factory="subitem:count", count=3))

    def test_nested_groups_have_the_names_of_their_direction(self):
        self.assertIn("subitems: [column])", of_group(subitems=[{**GROUP, "axis": "vertical"}]))

    def test_spacing_insets_and_edges(self):
        code = of_group(interItemSpacing={"flexible": 8}, contentInsets={"top": 4}, edgeSpacing={"leading": {"fixed": 2}})
        self.assertIn("group.interItemSpacing = .flexible(8)\n", code)
        self.assertIn("(\n  top: 4, leading: 0, bottom: 0, trailing: 0)\n", code)
        self.assertIn("(\n  leading: .fixed(2), top: nil, trailing: nil, bottom: nil)\n", code)

    def test_no_spacing_at_all(self):
        self.assertIn("group.interItemSpacing = nil\n", of_group(interItemSpacing=None))

    def test_a_custom_group(self):
        code = of_group(type="customGroup", customItems=[[0, 0, 50, 60], {"frame": [50, 0, 10.5, 60], "zIndex": 4}])
        self.assertIn("  [\n    NSCollectionLayoutGroupCustomItem(\n      frame: CGRect(x: 0, y: 0, width: 50, height: 60)),\n", code)
        self.assertIn("width: 10.5, height: 60),\n      zIndex: 4),\n  ]\n}\n", code)

    def test_a_waterfall(self):
        code = of_group(type="waterfall", axis="vertical", lanes={"minimum": 160}, height={"estimated": 50}, spans=[1, 2])
        self.assertIn("NSCollectionLayoutGroup.waterfall(\n  columns: .minimumWidth(160),\n  estimatedHeight: 50,\n  spans: [1, 2])", code)


class Supplementaries(unittest.TestCase):
    badge = {"kind": "badge", "width": {"absolute": 10}, "height": {"absolute": 10}}

    def test_a_badge_with_anchors(self):
        code = of_group(subitems=[{**ITEM, "supplementaryItems": [{
            **self.badge, "zIndex": 5, "containerAnchor": {"edges": ["top", "trailing"], "absoluteOffset": [0, 0]},
            "itemAnchor": {"edges": ["bottom"], "fractionalOffset": [0.5, 0]}}]}])
        self.assertIn("  containerAnchor: NSCollectionLayoutAnchor(\n    edges: [.top, .trailing]),\n", code)
        self.assertIn("    edges: [.bottom],\n    fractionalOffset: CGPoint(x: 0.5, y: 0)))\nbadge.zIndex = 5\n", code)
        self.assertIn("supplementaryItems: [badge])", code)

    def test_headers_and_footers_have_their_names(self):
        code = listing(sectionForAll={"group": GROUP, "boundarySupplementaryItems": [
            {**self.badge, "alignment": edge, "pinToVisibleBounds": edge == "top"} for edge in ("top", "bottom")]})
        self.assertIn("  alignment: .top)\nheader.pinToVisibleBounds = true\n", code)
        self.assertIn("section.boundarySupplementaryItems = [header, footer]\n", code)

    def test_a_background(self):
        code = listing(sectionForAll={"group": GROUP, "decorationItems": [{"kind": "back \"1\"", "zIndex": -1}]})
        self.assertIn('elementKind: "back \\"1\\"")\nbackground.zIndex = -1\n', code)


class Numbers(unittest.TestCase):
    def test_numbers_without_decimals_and_with_endless_ones(self):
        for value, code in ((44.0, "44"), (0.25, "0.25"), (1 / 3, "1 / 3"), (2 / 3, "2 / 3"), (0.3333, "0.3333"), (-8, "-8"), (0, "0")):
            self.assertEqual(layout_swift.number(value), code)

    def test_a_number_beyond_all_digits(self):
        self.assertEqual(layout_swift.number(1.7976931348623157e308), "1.7976931348623157e+308")


class Proof(unittest.TestCase):
    def test_the_program_names_the_layout_of_each_listing(self):
        code = layout_swift.program({"CH-001": {"sectionForAll": {"group": GROUP}}})
        self.assertIn('#sourceLocation(file: "CH-001", line: 1)\nlet item', code)
        self.assertIn("sections: [], sectionForAll: section,", code)

    def test_a_listing_that_does_not_compile_is_named_with_its_line(self):
        # Without modules, UIKit is missing first of all.
        found = layout_swift.problems({"CH-001": {"sectionForAll": {"group": GROUP}}}, ["-I", "/nowhere"])
        self.assertTrue(any("no such module" in problem for problem in found), found)


if __name__ == "__main__":
    unittest.main()
