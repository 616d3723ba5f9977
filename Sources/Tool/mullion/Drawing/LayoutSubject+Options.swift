// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionGalleryScreens
import MullionLayoutCases
import UIKit

extension LayoutSubject {
  /// Reads the case, layout or screen specified by the options.
  static func read(_ options: DrawingOptions) async throws(CommandError) -> LayoutSubject {
    let named = options.identifier.map { [$0] } ?? []
    if let screen = try ScreenChoice.screen(named: options.subject, cases: named) {
      try options.given.requireForScreen(options.subject)
      return try await self.screen(screen, options)
    }
    switch try LayoutFile.read(options.subject, named: named) {
    case .layout(let layout): return self.layout(layout, options)
    case .cases(let cases):
      try options.given.requireForCases(options.subject)
      do throws(LayoutCaseError) {
        return try self.subject(of: chosen(from: cases, options), options)
      } catch {
        throw CommandError("\(error)")
      }
    }
  }

  private static func chosen(
    from cases: [LayoutCase], _ options: DrawingOptions
  ) throws(LayoutCaseError) -> LayoutCase {
    let found = cases.first { options.identifier != nil || $0.layout != nil }
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
      flow: (layout.scrollDirection == .horizontal, options.isRightToLeft))
  }

  private static func layout(_ layout: CaseLayout, _ options: DrawingOptions) -> LayoutSubject {
    let described = DescribedLayout(
      layout, items: options.items, size: options.size, direction: direction(options))
    let name = URL(fileURLWithPath: options.subject).deletingPathExtension().lastPathComponent
    return LayoutSubject(
      title: name, solution: described.solution, itemCounts: described.itemCounts,
      view: options.size,
      flow: (layout.scrollDirection == .horizontal, options.isRightToLeft))
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
      let subject = LayoutSubject(of: view, title: screen.title)
    else { throw CommandError("The screen '\(screen.id)' has no compositional layout.") }
    return subject
  }

  private static func direction(_ options: DrawingOptions) -> UIUserInterfaceLayoutDirection {
    options.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
