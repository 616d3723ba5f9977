// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CollectionViewTesting
import CollectionViews
import CompositionalLayout
import Foundation
import GalleryScreens
import LayoutCases
import UIKit

/// A solved layout that is to be drawn.
@MainActor
struct LayoutSubject {
  var title: String
  var solution: LayoutSolution
  var itemCounts: [Int]
  /// The view's size, in points.
  var view: CGSize
  var isHorizontal: Bool
  var isRightToLeft: Bool

  /// Reads a case, a layout or a screen, whichever the options name.
  static func read(_ options: DrawingOptions) async throws(CommandError) -> LayoutSubject {
    let named = options.identifier.map { [$0] } ?? []
    if let screen = try ScreenChoice.screen(named: options.subject, cases: named) {
      return try await self.screen(screen, options)
    }
    guard let data = FileManager.default.contents(atPath: options.subject) else {
      throw CommandError("'\(options.subject)' can't be read; expected a JSON file.")
    }
    do throws(LayoutCaseError) {
      if options.identifier == nil, let layout = try layout(data) {
        return self.layout(layout, options)
      }
      let cases = try LayoutCaseReader.cases(in: data, file: options.subject)
      return try self.subject(of: chosen(from: cases, options), options)
    } catch {
      throw CommandError("\(error)")
    }
  }

  /// The layout in a file; nil when it is a file of cases.
  private static func layout(_ data: Data) throws(LayoutCaseError) -> CaseLayout? {
    guard case .object(let fields) = try? JSONDecoder().decode(JSONValue.self, from: data),
      fields["sections"] != nil || fields["sectionForAll"] != nil || fields["group"] != nil
    else { return nil }
    if fields["group"] != nil {
      var layout = CaseLayout()
      layout.sections = [try LayoutDocument.section(json: data)]
      return layout
    }
    return try LayoutDocument(json: data).layout
  }

  private static func chosen(
    from cases: [LayoutCase], _ options: DrawingOptions
  ) throws(LayoutCaseError) -> LayoutCase {
    let found = cases.first {
      options.identifier == nil ? $0.layout != nil : $0.id == options.identifier
    }
    if found == nil, let identifier = options.identifier {
      throw LayoutCaseError(
        file: options.subject, field: "id", expected: "\"\(identifier)\" in one of the cases",
        found: "in none")
    }
    guard let found, found.layout != nil else {
      throw found?.unsupported
        ?? LayoutCaseError(
          file: options.subject, id: options.identifier, field: "layout",
          expected: "the description of a layout", found: "missing")
    }
    return found
  }

  private static func subject(
    of layoutCase: LayoutCase, _ options: DrawingOptions
  ) throws(LayoutCaseError) -> LayoutSubject {
    let evaluator = SolverEvaluator(direction: direction(options))
    guard let container = layoutCase.container, let layout = layoutCase.layout,
      let solution = try evaluator.measuredSolution(of: layoutCase)
    else {
      throw LayoutCaseError(
        id: layoutCase.id, field: "container", expected: "given", found: "missing")
    }
    let title = layoutCase.title.isEmpty ? layoutCase.id : "\(layoutCase.id)  \(layoutCase.title)"
    return LayoutSubject(
      title: title, solution: solution, itemCounts: layoutCase.itemCounts, view: container.size,
      isHorizontal: layout.scrollDirection == .horizontal,
      isRightToLeft: options.isRightToLeft)
  }

  private static func layout(_ layout: CaseLayout, _ options: DrawingOptions) -> LayoutSubject {
    let make = CaseDescriptions()
    let described = layout.sections.count + (layout.sectionForAll == nil ? 0 : 1)
    let sections = max(described, layout.sectionForAll == nil ? 0 : options.items.count)
    let counts = (0..<sections).map { options.items[min($0, options.items.count - 1)] }
    let solution = LayoutSolution(
      sections: counts.indices.map { layout.section($0).map(make.section) }, itemCounts: counts,
      configuration: make.configuration(layout),
      container: LayoutContainer(
        size: options.size, grid: PixelGrid(scale: 2), direction: direction(options)),
      environment: LayoutEnvironment(size: options.size, traits: UITraitCollection()))
    let name = URL(fileURLWithPath: options.subject).deletingPathExtension().lastPathComponent
    return LayoutSubject(
      title: name, solution: solution, itemCounts: counts, view: options.size,
      isHorizontal: layout.scrollDirection == .horizontal,
      isRightToLeft: options.isRightToLeft)
  }

  private static func screen(
    _ screen: GalleryScreen, _ options: DrawingOptions
  ) async throws(CommandError) -> LayoutSubject {
    let traits = UITraitCollection(
      layoutDirection: options.isRightToLeft ? .rightToLeft : .leftToRight)
    let harness = CollectionViewHarness(screen.make(), size: options.size, traits: traits)
    await harness.runUntilIdle { Gallery.isLoading }
    harness.layout()
    guard let view = harness.collectionView,
      let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let solution = layout.solution
    else { throw CommandError("The screen '\(screen.id)' has no compositional layout.") }
    return LayoutSubject(
      title: screen.title, solution: solution,
      itemCounts: (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) },
      view: view.bounds.size, isHorizontal: layout.configuration.scrollDirection == .horizontal,
      isRightToLeft: options.isRightToLeft)
  }

  private static func direction(_ options: DrawingOptions) -> UIUserInterfaceLayoutDirection {
    options.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
