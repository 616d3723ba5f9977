// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionCompositionalLayout
import MullionContracts
import MullionGalleryScreens
import MullionLayoutCases

/// The command `mullion why`, which lists the terms that add up to an element's frame.
@MainActor
struct WhyCommand {
  private let options: WhyOptions

  init(_ options: WhyOptions) {
    var options = options
    if options.identifier == nil, let recorded = RecordedCase(options.subject) {
      (options.subject, options.identifier) = (recorded.file, options.subject)
    }
    self.options = options
  }

  /// An explanation as JSON.
  struct Entry: Encodable {
    /// A side of the frame.
    struct Side: Encodable {
      var value: Double
      var terms: [Term]
    }

    /// A term of a side.
    struct Term: Encodable {
      var amount: Double
      var source: String
      var path: String
      var words: String
    }

    var kind: String
    var section: Int
    var item: Int
    var sides: [String: Side]

    init(_ explanation: FrameExplanation) {
      kind = explanation.element.kind ?? "cell"
      section = explanation.element.section
      item = explanation.element.item
      sides = [:]
      for (name, value, terms) in explanation.sides {
        sides[name] = Side(
          value: Double(value),
          terms: terms.map {
            Term(
              amount: Double($0.amount), source: $0.source.rawValue, path: $0.path, words: $0.words)
          })
      }
    }
  }

  /// Returns the explanation of the element's frame as output.
  ///
  /// - Throws: `CommandError` when the file cannot be read, or there is no such case, screen or element.
  func run() async throws(CommandError) -> CommandOutcome {
    let named = options.identifier.map { [$0] } ?? []
    if let file = options.moment.file { return try told(recorded(in: file, named)) }
    let screen = try ScreenChoice.screen(named: options.subject, cases: named)
    let found = if let screen { try await explanation(in: screen) } else { try inFile(named) }
    guard let found else {
      if screen == nil, let finding = emptiness(named) {
        throw CommandError(
          "\(options.subject) has no \(wanted). \(finding.consequence) mullion lint "
            + "\(options.subject) reports the cause: \(finding.code), \(finding.name).")
      }
      let remedy =
        screen == nil
        ? "count from 0, and give the number of items of its sections with --items"
        : "mullion render \(options.subject) lists what it has"
      throw CommandError(
        "\(options.subject) has no \(wanted) in a compositional layout; \(remedy).")
    }
    return try told(found)
  }

  /// Returns the finding that explains why the requested section of a layout file is empty.
  private func emptiness(_ named: [String]) -> LayoutFinding? {
    guard case .layout(let layout)? = try? LayoutFile.read(options.subject, named: named) else {
      return nil
    }
    let described = DescribedLayout(
      layout, items: options.items, size: options.size, scale: options.scale)
    let section = "section \(options.section)"
    return described.solved.findings().first {
      $0.severity == .error && ($0.path == section || $0.path.hasPrefix("\(section) "))
    }
  }

  private func told(_ found: FrameExplanation) throws(CommandError) -> CommandOutcome {
    CommandOutcome(options.isJSON ? try JSONText.text(Entry(found)) : found.description + "\n")
  }

  /// The requested element, as in `cell 0.3`.
  private var wanted: String {
    let item = options.item == .max ? "layout" : "\(options.section).\(options.item ?? 0)"
    return "\(options.kind ?? "cell") \(item)"
  }

  /// Returns the explanation stored in a step of the recording in `file`.
  private func recorded(
    in file: String, _ named: [String]
  ) throws(CommandError) -> FrameExplanation {
    let layouts = try options.moment.layouts(in: file, named: named)
    for element in elements {
      for layout in layouts {
        if let found = layout.explanation(of: element) { return found }
      }
    }
    throw CommandError(
      "\(options.moment.name(file)) has no visible \(wanted), and recordings contain only visible elements; "
        + "mullion render --recording \(file)\(options.moment.step.map { " --step \($0)" } ?? "") "
        + "lists them.")
  }

  /// The elements that match the options, the most probable first.
  private var elements: [LayoutElement] {
    let (section, item) = (options.section, options.item ?? 0)
    guard let kind = options.kind else { return [.cell(section: section, item: item)] }
    return [
      .supplementary(kind, section: section, item: item),
      .decoration(kind, section: section, item: item),
    ]
  }

  private func explanation(
    in screen: GalleryScreen
  ) async throws(CommandError) -> FrameExplanation? {
    try options.given.requireForScreen(screen.id)
    let harness = CollectionViewHarness(screen.make(), size: options.size, scale: options.scale)
    await harness.runUntilIdle { Gallery.isLoading }
    guard let view = harness.collectionView else { return nil }
    for element in elements {
      if let found = LayoutLinter.explanation(of: element, in: view) { return found }
    }
    return nil
  }

  private func inFile(_ named: [String]) throws(CommandError) -> FrameExplanation? {
    Diagnostics.listen { _ in }
    switch try LayoutFile.read(options.subject, named: named) {
    case .layout(let layout):
      let described = DescribedLayout(
        layout, items: options.items, size: options.size, scale: options.scale)
      let visible = VisibleBounds(rect: CGRect(origin: .zero, size: options.size))
      return explanation(in: described.solved, visible)
    case .cases(let cases):
      try options.given.requireForCases(options.subject)
      return try inCase(cases)
    }
  }

  private func explanation(
    in layout: LintedLayout, _ visible: VisibleBounds
  ) -> FrameExplanation? {
    let explainer = LayoutExplainer(layout)
    return elements.lazy.compactMap { explainer?.explanation(of: $0, visible: visible) }.first
  }

  private func inCase(_ cases: [LayoutCase]) throws(CommandError) -> FrameExplanation? {
    guard cases.count == 1, let layoutCase = cases.first else {
      throw CommandError("\(options.subject) has \(cases.count) cases; name one with --id.")
    }
    do throws(LayoutCaseError) {
      let evaluator = SolverEvaluator()
      guard var layout = evaluator.linted(layoutCase) else { return nil }
      let (solution, visible) = try evaluator.measured(layoutCase)
      layout.solution = solution
      return explanation(in: layout, visible)
    } catch {
      throw CommandError("\(error)")
    }
  }
}
