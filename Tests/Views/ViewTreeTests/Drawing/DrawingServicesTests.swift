// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of two surfaces in one process: drawing in a view uses the text measurer of its surface.
@MainActor
@Suite("Services of what draws")
struct DrawingServicesTests {
  private let stages = [Stage(), Stage()]

  init() {
    for stage in stages { stage.surface.services = HostServices() }
    stages[1].surface.services.environment.text = DoubleMeasurer()
  }

  private static let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 10)
  ]

  /// A view that draws a word with each of the drawing methods, and records the measured width.
  private final class Word: UIView {
    var widths: [CGFloat] = []

    override func draw(_ rect: CGRect) {
      let attributes = DrawingServicesTests.attributes
      widths.append("word".size(withAttributes: attributes).width)
      "word".draw(at: .zero, withAttributes: attributes)
      "word".draw(in: CGRect(x: 0, y: 20, width: 80, height: 20), withAttributes: attributes)
      NSAttributedString(string: "word", attributes: attributes).draw(at: CGPoint(x: 0, y: 40))
    }
  }

  /// A layer that records the measured width of a word when it is drawn.
  private final class WordLayer: CALayer {
    var widths: [CGFloat] = []

    override func draw(in ctx: CGContext) {
      widths.append("word".size(withAttributes: DrawingServicesTests.attributes).width)
    }
  }

  /// Adds a drawing view to each surface, and returns the views.
  private func words() -> [Word] {
    stages.map { stage in
      let view = Word(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      stage.root.addSubview(view)
      return view
    }
  }

  /// Returns the line widths of the text that a picture of the surface draws.
  private func lengths(_ stage: Stage) -> [CGFloat] {
    func lengths(_ command: DrawCommand) -> [CGFloat] {
      switch command {
      case .text(let layout, _, _): layout.lines.map(\.width)
      case .drawing(let drawing): drawing.steps.flatMap(lengths)
      default: []
      }
    }
    func lengths(_ step: Drawing.Step) -> [CGFloat] {
      switch step {
      case .command(let command): lengths(command)
      case .drawing(let drawing): drawing.steps.flatMap(lengths)
      default: []
      }
    }
    func lengths(_ node: DisplayNode) -> [CGFloat] {
      node.commands.flatMap(lengths) + node.children.flatMap(lengths)
    }
    return lengths(stage.surface.displayTree())
  }

  @Test func `strings are drawn as the surface's own measurer has them`() {
    let views = words()
    // Surfaces that are painted in turn, between frames, do not see each other's.
    for round in 1...3 {
      let doubled = lengths(stages[1])
      let plain = lengths(stages[0])
      expect(plain.count, equals: 3)
      expect(doubled, equals: plain.map { $0 * 2 })
      for view in views {
        expect(view.widths.count, equals: round)
        view.setNeedsDisplay()
      }
    }
    expect(views[1].widths, equals: views[0].widths.map { $0 * 2 })
  }

  /// The functions that draw a view between frames.
  nonisolated private static let pictures: [(name: String, draw: @MainActor (UIView) -> Void)] = [
    (
      "layer.render",
      { view in
        _ = UIGraphicsImageRenderer(bounds: view.bounds).image {
          view.layer.render(in: $0.cgContext)
        }
      }
    ),
    (
      "drawHierarchy",
      { view in
        _ = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
          view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
      }
    ),
    ("snapshotView", { view in _ = view.snapshotView(afterScreenUpdates: true) }),
    (
      "transition",
      { view in
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {}
      }
    ),
  ]

  @Test(arguments: pictures.indices) func `a picture of a view draws as its surface does`(
    index: Int
  ) {
    let widths = words().map { view in
      Self.pictures[index].draw(view)
      return view.widths
    }
    expect(widths[0].count, equals: 1, "\(Self.pictures[index].name)")
    expect(widths[1], equals: widths[0].map { $0 * 2 }, "\(Self.pictures[index].name)")
  }

  @Test func `a layer that is told to draw draws as its surface does`() {
    let widths = stages.map { stage in
      let layer = WordLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      stage.root.layer.addSublayer(layer)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      return layer.widths
    }
    expect(widths[0].count, equals: 1)
    expect(widths[1], equals: widths[0].map { $0 * 2 })
  }
}
