// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rules for groups whose items get their frames from a closure.
enum CustomGroupRules {
  static let all = [outOfReach, sticksOut, coincide, withoutSize, empty, nested, ignoredInsets]

  @MainActor
  private static func bounds(_ item: LintedItem) -> CGRect {
    if case .custom(let size, _) = item.node.content { return CGRect(origin: .zero, size: size) }
    return .zero
  }

  private static func text(_ frame: CGRect) -> String {
    let parts = [frame.minX, frame.minY, frame.width, frame.height].map(LintWords.number)
    return "(\(parts.joined(separator: ", ")))"
  }

  /// Returns the evidence for the first item for which `words` returns a text, or `nil`.
  @MainActor
  private static func first(
    _ item: LintedItem, _ words: (CGRect, CGRect) -> String?
  ) -> LayoutRule.Evidence? {
    guard let places = item.places else { return nil }
    let bounds = bounds(item)
    for (index, place) in places.enumerated() {
      guard let words = words(place.frame, bounds) else { continue }
      return LayoutRule.Evidence(
        place: "custom item \(index)", message: "Its frame \(text(place.frame)) \(words)",
        numbers: ["width": bounds.width, "height": bounds.height])
    }
    return nil
  }

  static let outOfReach = LayoutRule(
    "CL080", "custom-item-out-of-reach", .error,
    .init(
      what: "A custom item's frame lies outside its group.",
      consequence: "The item is never shown.",
      remedy: "Place items from the group's corner, inside the size the environment names.",
      example: "NSCollectionLayoutGroupCustomItem(frame: x 400) in a group 320 wide",
      source: "recorded: cells outside their group are not returned; forum 704011"),
    .item { item, _ in
      first(item) { frame, bounds in
        guard !frame.overlaps(bounds), frame.width > 0, frame.height > 0 else { return nil }
        return "lies outside the group, which is \(text(bounds))."
      }
    })

  static let sticksOut = LayoutRule(
    "CL081", "custom-item-sticks-out", .warning,
    .init(
      what: "A custom item's frame sticks out of its group.",
      consequence:
        "It overlaps the following content, and is not shown while its group is off screen.",
      remedy: "Make the group as large as its items reach.",
      example: "a frame from 80 to 120 in a group of 100 points",
      source: "recorded: an item is returned with its group; complaints about vanishing cells"),
    .item { item, _ in
      first(item) { frame, bounds in
        let isInside =
          frame.minX >= -0.01 && frame.minY >= -0.01 && frame.maxX <= bounds.maxX + 0.01
          && frame.maxY <= bounds.maxY + 0.01
        guard !isInside, frame.overlaps(bounds) else { return nil }
        return "sticks out of the group, which is \(text(bounds))."
      }
    })

  static let coincide = LayoutRule(
    "CL082", "custom-items-overlap", .advice,
    .init(
      what: "Two custom items overlap with the same zIndex.",
      consequence: "The later one is in front.",
      remedy: "Give them zIndexes if overlapping is meant.",
      example: "two frames from 0 to 60 and from 40 to 100, without zIndexes",
      source: "questions about custom groups"),
    .item { item, _ in
      guard let places = item.places, places.count <= 200 else { return nil }
      for (index, place) in places.enumerated() {
        for (offset, other) in places[(index + 1)...].enumerated()
        where place.zIndex == other.zIndex {
          let common = place.frame.intersection(other.frame)
          guard !common.isNull, common.width > 0.5, common.height > 0.5 else { continue }
          return LayoutRule.Evidence(
            place: "custom item \(index)",
            message: "It and custom item \(index + 1 + offset) have "
              + "\(LintWords.number(common.width)) by \(LintWords.number(common.height)) points in "
              + "common.",
            numbers: ["width": common.width, "height": common.height])
        }
      }
      return nil
    })

  static let withoutSize = LayoutRule(
    "CL083", "custom-item-without-size", .warning,
    .init(
      what: "A custom item's frame has no size.",
      consequence: "The item is invisible.",
      remedy: "Check what the frame is computed from; numbers that are not finite count as zero.",
      example: "NSCollectionLayoutGroupCustomItem(frame: .zero)",
      source: "questions about custom groups computed before the view has a size"),
    .item { item, _ in
      first(item) { frame, _ in
        frame.width > 0 && frame.height > 0 ? nil : "has no size."
      }
    })

  static let empty = LayoutRule(
    "CL084", "custom-group-empty", .error,
    .init(
      what: "A custom group's closure returns no items.",
      consequence: "The group holds none of the section's items: they are not laid out.",
      remedy: "Return a frame for every item of a group.",
      example: ".custom(layoutSize: size) { _ in [] }",
      source: "questions about custom groups; the same rule as a group that is too small"),
    .item { item, section in
      guard let places = item.places, places.isEmpty, section.count != 0 else { return nil }
      return LayoutRule.Evidence(message: "The closure returned no items.")
    })

  static let nested = LayoutRule(
    "CL085", "custom-group-nested", .advice,
    .init(
      what: "A custom group of fractional size is inside another group.",
      consequence: "Its fractions refer to the whole view, not to the group that holds it.",
      remedy: "Use absolute lengths, or let the custom group be the section's own.",
      example: "horizontal group holding .custom(layoutSize: width .fractionalWidth(0.5)) { … }",
      source: "recorded: a custom group's size resolves in the whole view"),
    .item { item, _ in
      guard item.parent != nil, item.places != nil,
        let axis = LayoutAxis.both.first(where: { item.node.size[$0].isFractional })
      else { return nil }
      return LayoutRule.Evidence(
        message: "The \(LintWords.side(axis)) is \(LintWords.length(item.node.size[axis])).",
        numbers: ["length": bounds(item).size[axis], "base": item.base[axis]])
    })

  static let ignoredInsets = LayoutRule(
    "CL086", "custom-group-insets", .advice,
    .init(
      what: "A custom group has content insets.",
      consequence: "The closure receives them with the size; they move nothing by themselves.",
      remedy: "Use effectiveContentSize and the insets in the closure, or place frames directly.",
      example: "customGroup.contentInsets.leading = 16",
      source: "recorded: frames are relative to the group's outer corner"),
    .item { item, _ in
      guard item.places != nil, item.node.insets != .zero else { return nil }
      return LayoutRule.Evidence(
        message: "The insets are \(LintWords.number(item.node.insets.leading)) leading and "
          + "\(LintWords.number(item.node.insets.top)) top.")
    })
}
