// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases

/// The request for the frames of a case.
struct SolveRequest {
  /// The maximal number of boxes in a reply.
  private static let mostBoxes = 2_000

  private let request: Request
  private let solution: LayoutSolution
  private let visible: VisibleBounds
  private let sections: Int
  private let descriptions: [NSCollectionLayoutSection?]

  init(_ request: Request) throws(LayoutCaseError) {
    self.request = request
    let layoutCase = try request.layoutCase()
    let layout: LintedLayout
    (layout, solution, visible) = try LaboratoryCase.solved(layoutCase)
    descriptions = layout.sections
    sections = layoutCase.itemCounts.count
  }

  func reply() throws(LayoutCaseError) -> Reply {
    let rect = try request.numbers("rect", 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    var fields: [(String, Reply)] = [("contentSize", .size(solution.contentSize))]
    fields += frames(in: rect)
    fields.append(("sections", .list((0..<sections).map { section($0) })))
    if case .bool(true)? = request.fields["boxes"] {
      fields.append(("boxes", boxes(in: rect ?? visible.rect)))
    }
    return .success(fields)
  }

  /// Returns the elements in `rect`: all of them if it is `nil`, those of orthogonal sections wherever they are.
  private func placements(in rect: CGRect?) -> [ElementPlacement] {
    let everything = CGRect(origin: .zero, size: solution.contentSize)
    let far = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    var found = solution.placements(in: rect ?? everything, visible: visible)
    let scrolling = rect.map { solution.visibleOrthogonalSections(in: $0) } ?? Array(0..<sections)
    found.removeAll { $0.isOrthogonal }
    for section in scrolling { found += solution.orthogonalPlacements(section: section, in: far) }
    return found
  }

  /// The frames in rows of nine numbers: kind, section, item, x, y, width, height, z-index, flags.
  private func frames(in rect: CGRect?) -> [(String, Reply)] {
    var names: [String] = []
    var kinds: [Reply] = []
    var numbers: [Double] = []
    for placement in placements(in: rect) {
      let element = placement.element
      let name = "\(element.category.rawValue)\(element.kind ?? "cell")"
      let kind: Int
      if let known = names.firstIndex(of: name) {
        kind = known
      } else {
        kind = names.count
        names.append(name)
        kinds.append(
          .list([.count(Int(element.category.rawValue)), .text(element.kind ?? "cell")]))
      }
      let flags =
        (placement.selfSizesWidth ? 1 : 0) | (placement.selfSizesHeight ? 2 : 0)
        | (placement.isOrthogonal ? 4 : 0) | (placement.isPinned ? 8 : 0)
      let frame = placement.frame
      numbers.append(Double(kind))
      numbers.append(Double(element.section))
      numbers.append(element.item == .max ? -1 : Double(element.item))
      numbers.append(frame.origin.x)
      numbers.append(frame.origin.y)
      numbers.append(frame.size.width)
      numbers.append(frame.size.height)
      numbers.append(Double(placement.zIndex))
      numbers.append(Double(flags))
    }
    return [("kinds", .list(kinds)), ("frames", .numbers(numbers))]
  }

  private func section(_ index: Int) -> Reply {
    guard let room = solution.room(ofSection: index) else { return .null }
    return .fields([
      ("frame", .rect(room.frame)), ("body", .rect(room.body)), ("inner", .rect(room.inner)),
      ("groups", .count(solution.groupCount(ofSection: index))),
      ("orthogonal", scroller(index)),
    ])
  }

  private func scroller(_ index: Int) -> Reply {
    guard let scroller = solution.orthogonalSection(index) else { return .null }
    return .fields([
      ("frame", .rect(scroller.frame)), ("contentSize", .size(scroller.contentSize)),
      ("range", .numbers([scroller.offsetRange.lowerBound, scroller.offsetRange.upperBound])),
      ("initial", .number(scroller.initialOffset)),
      ("behavior", .count(scroller.behavior.rawValue)),
      ("axis", .text(scroller.scrollDirection == .horizontal ? "horizontal" : "vertical")),
      ("pages", .count(scroller.pageCount)),
      (
        "period",
        descriptions[index].flatMap { scroller.loopPeriod(of: $0) }.map { .number($0) } ?? .null
      ),
    ])
  }

  /// The boxes of the groups that have an element in `rect`.
  private func boxes(in rect: CGRect) -> Reply {
    var rows: [Reply] = []
    for index in 0..<sections {
      guard let room = solution.room(ofSection: index), room.frame.overlaps(rect) else { continue }
      for group in 0..<solution.groupCount(ofSection: index) {
        let boxes = solution.boxes(section: index, group: group)
        guard let first = boxes.first, first.slot.overlaps(rect) else { continue }
        rows += boxes.map { box($0, section: index, group: group) }
        if rows.count >= Self.mostBoxes { return .list(rows) }
      }
    }
    return .list(rows)
  }

  private func box(_ box: LayoutBox, section: Int, group: Int) -> Reply {
    var fields: [(String, Reply)] = [
      ("section", .count(section)), ("group", .count(group)), ("depth", .count(box.depth)),
    ]
    switch box.content {
    case .item(let item): fields += [("content", .text("item")), ("item", .count(item))]
    case .group(let axis):
      fields += [
        ("content", .text("group")),
        ("axis", .text(axis == .horizontal ? "horizontal" : "vertical")),
      ]
    case .custom: fields.append(("content", .text("custom")))
    }
    let insets = box.insets
    fields += [
      ("slot", .rect(box.slot)),
      ("insets", .numbers([insets.top, insets.leading, insets.bottom, insets.trailing])),
      (
        "edges",
        .numbers(
          [box.edges.top, box.edges.leading, box.edges.bottom, box.edges.trailing].map {
            $0?.value ?? 0
          })
      ),
    ]
    return .fields(fields)
  }
}
