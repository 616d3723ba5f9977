// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of two surfaces in one process: code that lays out a view between frames uses the text measurer of
/// its surface.
@MainActor
@Suite("Services of what lays out")
struct LayoutServicesTests {
  private let stages = [Stage(), Stage()]

  init() {
    for stage in stages { stage.surface.services = HostServices() }
    stages[1].surface.services.environment.text = DoubleMeasurer()
  }

  /// The width of a word with the text measurer of the running code.
  private static var width: CGFloat {
    "word".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
  }

  /// A view that measures a word in each of its layout callbacks and records the width.
  private final class Word: UIView {
    var widths: [String: CGFloat] = [:]

    private func record(_ place: String) { widths[place] = LayoutServicesTests.width }

    override func layoutSubviews() { record("layoutSubviews") }
    override func updateConstraints() {
      record("updateConstraints")
      super.updateConstraints()
    }
    override func updateProperties() { record("updateProperties") }
    override var intrinsicContentSize: CGSize {
      record("intrinsicContentSize")
      return CGSize(width: LayoutServicesTests.width, height: 10)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      record("sizeThatFits")
      return CGSize(width: LayoutServicesTests.width, height: 10)
    }
  }

  /// A layer without a view that measures a word when it is laid out.
  private final class Layers: CALayer {
    var width: CGFloat?

    override func layoutSublayers() { width = LayoutServicesTests.width }
  }

  /// Returns the widths that a view of each surface recorded at `place` when `act` was performed on it
  /// between frames.
  private func widths(
    _ place: String, _ act: (Word, UIView) -> Void
  ) -> [CGFloat?] {
    stages.map { stage in
      let (holder, view) = (UIView(frame: stage.root.bounds), Word())
      view.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(view)
      stage.root.addSubview(holder)
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: holder.topAnchor).isActive = true
      view.setNeedsUpdateConstraints()
      view.setNeedsUpdateProperties()
      act(view, holder)
      return view.widths[place]
    }
  }

  private func expectOwn(
    _ place: String, _ name: String, _ act: (Word, UIView) -> Void
  ) throws {
    let found = widths(place, act)
    let plain = try #require(found[0], "\(name) did not call \(place)")
    expect(plain > 0 && found[1] == plain * 2, "\(place) in \(name)")
  }

  @Test func `a view that is laid out between frames measures as its surface does`() throws {
    for place in [
      "layoutSubviews", "updateConstraints", "updateProperties", "intrinsicContentSize",
    ] {
      try expectOwn(place, "layoutIfNeeded") { view, _ in view.layoutIfNeeded() }
      try expectOwn(place, "layoutIfNeeded of its superview") { $1.layoutIfNeeded() }
      try expectOwn(place, "layoutIfNeeded of a layer") { $1.layer.layoutIfNeeded() }
    }
  }

  @Test func `constraints that are changed between frames are those of its surface`() throws {
    try expectOwn("updateConstraints", "updateConstraintsIfNeeded") { view, _ in
      view.updateConstraintsIfNeeded()
    }
    try expectOwn("updateConstraints", "updateConstraintsIfNeeded of its superview") {
      $1.updateConstraintsIfNeeded()
    }
    try expectOwn("updateProperties", "updatePropertiesIfNeeded") { view, _ in
      view.updatePropertiesIfNeeded()
    }
  }

  @Test func `a size that is asked for between frames is that of its surface`() throws {
    try expectOwn("sizeThatFits", "sizeToFit") { view, _ in view.sizeToFit() }
    try expectOwn("intrinsicContentSize", "systemLayoutSizeFitting") { view, _ in
      _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    try expectOwn("intrinsicContentSize", "systemLayoutSizeFitting of its superview") {
      _ = $1.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    try expectOwn("intrinsicContentSize", "layoutFrame of a guide") {
      let guide = UILayoutGuide()
      $1.addLayoutGuide(guide)
      guide.leadingAnchor.constraint(equalTo: $0.trailingAnchor).isActive = true
      _ = guide.layoutFrame
    }
  }

  @Test func `a layer of no view is laid out as the surface has it`() throws {
    let found = stages.map { stage in
      let layer = Layers()
      stage.root.layer.addSublayer(layer)
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
      return layer.width
    }
    let plain = try #require(found[0])
    expect(plain > 0 && found[1] == plain * 2)
  }

  @Test func `code of a frame goes on with its own services after laying another surface out`() {
    let view = Word(frame: stages[1].root.bounds)
    stages[1].root.addSubview(view)
    var own: [CGFloat] = []
    stages[0].surface.addFrameCallback { _ in
      own.append(LayoutServicesTests.width)
      view.layoutIfNeeded()
      own.append(LayoutServicesTests.width)
      return false
    }
    stages[0].surface.frame(at: 1)
    expect(own.count == 2 && own[0] == own[1])
    expect(view.widths["layoutSubviews"], equals: own[0] * 2)
  }
}
