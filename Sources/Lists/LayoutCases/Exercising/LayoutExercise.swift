// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// The operations that the tool and an app perform on the bytes of a file, with checks of their results.
///
/// The fuzzer and the test of the fuzzer's findings perform these operations.
@MainActor
package enum LayoutExercise {
  /// Returns the problems in the results.
  ///
  /// Problems are a document that is not equal after serializing and parsing it, a frame that is not finite,
  /// and an element that is not at its reported frame. Bytes that are not a layout are valid input.
  package static func problems(in data: Data) -> [String] {
    var problems: [String] = []
    if let document = try? LayoutDocument(json: data) {
      problems += differences(of: document)
      problems += solve(document.layout)
    }
    if let cases = try? LayoutCaseReader.cases(in: data, file: "fuzz") {
      for layoutCase in cases.prefix(4) {
        if let layout = layoutCase.layout { problems += differences(of: LayoutDocument(layout)) }
        problems += evaluate(layoutCase)
      }
    }
    return problems
  }

  private static func differences(of document: LayoutDocument) -> [String] {
    do throws(LayoutCaseError) {
      let json = try document.json()
      let read = try LayoutDocument(json: json)
      return try read.json() == json ? [] : ["a document reads back different"]
    } catch {
      return ["a document that was read can't be written: \(error)"]
    }
  }

  private static func evaluate(_ layoutCase: LayoutCase) -> [String] {
    guard layoutCase.itemCounts.count <= 8, layoutCase.itemCounts.allSatisfy({ $0 <= 200 }),
      let outcome = try? SolverEvaluator().evaluate(layoutCase)
    else { return [] }
    let isFinite = outcome.frames.allSatisfy { $0.frame.hasFiniteNumbers }
    return isFinite ? [] : ["a case has frames that are not finite"]
  }

  private static func solve(_ layout: CaseLayout) -> [String] {
    let make = CaseDescriptions()
    let size = CGSize(width: 320, height: 480)
    let counts = [20, 1, 0, 2_000]
    let described = layout.sectionForAll == nil ? min(counts.count, layout.sections.count) : 4
    let sections = (0..<described).map { layout.section($0).map(make.section) }
    guard described > 0 else { return [] }
    var problems: [String] = []
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      var solution = LayoutSolution(
        sections: sections, itemCounts: Array(counts.prefix(described)),
        configuration: make.configuration(layout),
        container: LayoutContainer(size: size, grid: PixelGrid(scale: 2), direction: direction),
        environment: LayoutEnvironment(size: size, traits: UITraitCollection()))
      problems += ask(&solution, size, sections: described)
    }
    return problems
  }

  private static func ask(
    _ solution: inout LayoutSolution, _ size: CGSize, sections: Int
  ) -> [String] {
    var problems: [String] = []
    for place in [0, 0.5, 1] as [CGFloat] {
      let content = solution.contentSize
      guard content.width.isFinite, content.height.isFinite else {
        return ["the content has no finite size"]
      }
      let origin = CGPoint(
        x: max(0, content.width - size.width) * place,
        y: max(0, content.height - size.height) * place)
      let visible = VisibleBounds(rect: CGRect(origin: origin, size: size))
      let found = solution.placements(in: visible.rect, visible: visible)
      for placement in found.prefix(100) {
        if !placement.frame.hasFiniteNumbers { problems.append("a frame is not finite") }
        if solution.placement(of: placement.element, visible: visible) != placement {
          problems.append("the frame of an element in a rectangle differs from its own frame")
        }
      }
      for placement in found.prefix(20) where placement.selfSizesWidth || placement.selfSizesHeight
      {
        _ = solution.setMeasured(CGSize(width: 61, height: 37), for: placement.element)
      }
    }
    for section in 0..<sections {
      guard let scroller = solution.orthogonalSection(section) else { continue }
      let rest = scroller.restingOffset(proposed: 100)
      if !rest.isFinite { problems.append("a section has no resting offset") }
      _ = solution.orthogonalPlacements(section: section, in: CGRect(origin: .zero, size: size))
      _ = solution.boxes(section: section, group: 0)
    }
    return problems
  }
}

extension CGRect {
  fileprivate var hasFiniteNumbers: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
