// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of regions of constraints, compared with a model: a row of boxes whose positions are sums of gaps
/// and widths.
@MainActor
struct LayoutRegionTests {
  /// A row of boxes, each with a width of its own or a quarter of the container's.
  @MainActor
  private final class Row {
    let stage = Stage()
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let boxes = (0..<5).map { _ in UIView() }
    var gaps: [NSLayoutConstraint] = []
    var tops: [NSLayoutConstraint] = []
    var widths: [NSLayoutConstraint] = []
    var shares: [NSLayoutConstraint] = []

    init() {
      stage.root.addSubview(room)
      var before = room.leadingAnchor
      for box in boxes {
        box.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(box)
        gaps.append(box.leadingAnchor.constraint(equalTo: before, constant: 4))
        tops.append(box.topAnchor.constraint(equalTo: room.topAnchor, constant: 10))
        widths.append(box.widthAnchor.constraint(equalToConstant: 20))
        shares.append(box.widthAnchor.constraint(equalTo: room.widthAnchor, multiplier: 0.25))
        box.heightAnchor.constraint(equalToConstant: 30).isActive = true
        before = box.trailingAnchor
      }
      NSLayoutConstraint.activate(gaps + tops + widths)
      room.layoutIfNeeded()
    }

    var region: LayoutRegion? { room.autoLayout.region as? LayoutRegion }

    /// The frames of the boxes in the model.
    var model: [CGRect] {
      var edge: CGFloat = 0
      return boxes.indices.map { index in
        let width = widths[index].isActive ? widths[index].constant : room.bounds.width / 4
        let frame = CGRect(
          x: edge + gaps[index].constant, y: tops[index].constant, width: width, height: 30)
        edge = frame.maxX
        return frame
      }
    }

    func change(_ random: inout SeededGenerator) {
      let index = Int.random(in: 0..<boxes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: gaps[index].constant = CGFloat(Int.random(in: -10...30, using: &random))
      case 1: tops[index].constant = CGFloat(Int.random(in: 0...60, using: &random)) / 2
      case 2: widths[index].constant = CGFloat(Int.random(in: 0...90, using: &random))
      case 3:
        let isShare = shares[index].isActive
        (isShare ? shares : widths)[index].isActive = false
        (isShare ? widths : shares)[index].isActive = true
      default: room.bounds.size.width = CGFloat(Int.random(in: 10...200, using: &random)) * 4
      }
    }
  }

  @Test(arguments: 0..<8)
  func `a region that is changed step by step is solved as the model, and never made anew`(
    seed: UInt64
  ) throws {
    let row = Row()
    let region = try #require(row.region)
    let count = region.rebuildCount
    var random = SeededGenerator(seed: seed)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { row.change(&random) }
      row.room.layoutIfNeeded()
      expect(row.boxes.map(\.frame), equals: row.model, "step \(step)")
    }
    expect(row.region === region && region.rebuildCount == count)
    region.structureChanged()
    row.room.layoutIfNeeded()
    expect(row.boxes.map(\.frame) == row.model && region.rebuildCount == count + 1)
  }

  @Test
  func `of constraints that contradict each other the youngest is left out until it can hold`()
    throws
  {
    let row = Row()
    let region = try #require(row.region)
    let late = row.boxes[0].widthAnchor.constraint(equalToConstant: 80)
    late.isActive = true
    row.room.layoutIfNeeded()
    expect(region.broken, equals: [ObjectIdentifier(late)])
    expect(row.boxes[0].frame.width, equals: 20)
    row.widths[0].isActive = false
    row.room.layoutIfNeeded()
    expect(region.broken.isEmpty)
    expect(row.boxes[0].frame.width, equals: 80)
  }

  @Test func `an item is ambiguous while its constraints leave it more than one place`() throws {
    let row = Row()
    let region = try #require(row.region)
    expect(!region.isAmbiguous(row.boxes[1]))
    row.widths[1].isActive = false
    expect(region.isAmbiguous(row.boxes[1]) && !region.isAmbiguous(row.boxes[0]))
    // What follows the box has no one place either.
    expect(region.isAmbiguous(row.boxes[4]))
  }

  @Test func `the fitting size of a region is what its constraints need`() throws {
    let row = Row()
    let region = try #require(row.region)
    let end = row.boxes[4].trailingAnchor.constraint(equalTo: row.room.trailingAnchor, constant: -6)
    let bottom = row.boxes[0].bottomAnchor.constraint(equalTo: row.room.bottomAnchor)
    NSLayoutConstraint.activate([end, bottom])
    let size = region.fittingSize(
      .zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    expect(size, equals: CGSize(width: 5 * 24 + 6, height: 40))
  }

  // MARK: Visual formats

  private static func object(_ random: inout SeededGenerator) -> VisualFormat.Object {
    Bool.random(using: &random)
      ? .number(CGFloat(Int.random(in: 0...99, using: &random))) : .name("margin")
  }

  private static func predicate(_ random: inout SeededGenerator) -> VisualFormat.Predicate {
    let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return VisualFormat.Predicate(
      relation: relations.randomElement(using: &random) ?? .equal, object: object(&random),
      priority: Bool.random(using: &random) ? object(&random) : nil)
  }

  private static func gap(_ random: inout SeededGenerator) -> VisualFormat.Gap {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .none
    case 1: .standard
    case 2: .predicates([VisualFormat.Predicate(object: object(&random))])
    default: .predicates([predicate(&random), predicate(&random)])
    }
  }

  private static func text(_ object: VisualFormat.Object) -> String {
    switch object {
    case .number(let number): "\(Int(number))"
    case .name(let name): name
    }
  }

  private static func text(_ predicates: [VisualFormat.Predicate]) -> String {
    let parts = predicates.map { predicate in
      let relation =
        switch predicate.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      return relation + text(predicate.object) + (predicate.priority.map { "@" + text($0) } ?? "")
    }
    return "(" + parts.joined(separator: ",") + ")"
  }

  private static func text(_ gap: VisualFormat.Gap) -> String {
    switch gap {
    case .none: ""
    case .standard: "-"
    case .predicates(let predicates):
      predicates.count == 1 && predicates[0].priority == nil && predicates[0].relation == .equal
        ? "-\(text(predicates[0].object))-" : "-\(text(predicates))-"
    }
  }

  @Test(arguments: 0..<40)
  func `a visual format is parsed as what it was written from`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var format = VisualFormat(isVertical: .random(using: &random))
    for index in 0..<Int.random(in: 1...4, using: &random) {
      if index > 0 { format.gaps.append(Self.gap(&random)) }
      let predicates = Bool.random(using: &random) ? [Self.predicate(&random)] : []
      format.elements.append(VisualFormat.Element(name: "view\(index)", predicates: predicates))
    }
    if Bool.random(using: &random) { format.leading = Self.gap(&random) }
    if Bool.random(using: &random) { format.trailing = Self.gap(&random) }
    var text = format.isVertical ? "V:" : Bool.random(using: &random) ? "H:" : ""
    if let leading = format.leading { text += "|" + Self.text(leading) }
    for (index, element) in format.elements.enumerated() {
      if index > 0 { text += Self.text(format.gaps[index - 1]) }
      text += "[\(element.name)"
      text += element.predicates.isEmpty ? "]" : Self.text(element.predicates) + "]"
    }
    if let trailing = format.trailing { text += Self.text(trailing) + "|" }
    var parser = VisualFormatParser(text)
    expect(try parser.parse(), equals: format, "\(text)")
  }

  @Test(arguments: [("[a", 2), ("[a]-5[b]", 5), ("|-(>=)-[a]", 5), ("[a]]", 3), ("[1]", 2)])
  func `a visual format that breaks the grammar is refused at the place`(
    text: String, place: Int
  ) {
    var parser = VisualFormatParser(text)
    let error = #expect(throws: VisualFormatError.self) { try parser.parse() }
    expect(error?.position, equals: place)
  }

  @Test(arguments: [false, true])
  func `the constraints of a visual format put views one after the other`(isReversed: Bool) throws {
    let stage = Stage()
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    stage.root.addSubview(room)
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      room.addSubview(view)
    }
    let text = "H:|-edge-[a(40)]-7-[b(a)][c(>=wide)]"
    var parser = VisualFormatParser(text)
    let builder = VisualFormatBuilder(
      text: text, format: try parser.parse(),
      options: isReversed ? [.directionRightToLeft, .alignAllTop] : [.alignAllTop],
      metrics: ["edge": 11, "wide": 90], views: ["a": views[0], "b": views[1], "c": views[2]])
    let constraints = builder.constraints()
    // An edge, two gaps, three widths and two tops.
    expect(constraints.count, equals: 8)
    NSLayoutConstraint.activate(constraints)
    views[2].widthAnchor.constraint(equalToConstant: 95).isActive = true
    views[0].topAnchor.constraint(equalTo: room.topAnchor, constant: 21).isActive = true
    room.layoutIfNeeded()
    let places: [CGFloat] = isReversed ? [249, 202, 107] : [11, 58, 98]
    expect(views.map(\.frame.minX), equals: places)
    expect(views.map(\.frame.width), equals: [40, 40, 95])
    expect(views.map(\.frame.minY), equals: [21, 21, 21])
  }
}
