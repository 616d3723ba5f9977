// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the dynamic colour that resolves to the tint colour of the view in which it is used.
@MainActor
struct TintColorTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { stage.root.addSubview(view) }

  private func fill(of view: UIView) -> DisplayColor? {
    stage.settle()
    return view.displayNode().commands.lazy.compactMap { command -> DisplayColor? in
      if case .fill(_, let color) = command { color } else { nil }
    }.first
  }

  private func shown(_ color: UIColor) -> DisplayColor {
    color.displayColor(with: stage.root.traitCollection)
  }

  @Test func `a ground in the tint colour follows that of the view and of those around it`() {
    view.backgroundColor = .tintColor
    expect(fill(of: view), equals: shown(.systemBlue))
    stage.root.tintColor = .red
    expect(fill(of: view), equals: shown(.red))
    view.tintColor = .green
    expect(fill(of: view), equals: shown(.green))
    view.tintColor = nil
    stage.root.tintColor = nil
    expect(fill(of: view), equals: shown(.systemBlue))
  }

  @Test func `a shade of it follows too, and a dimmed tint dims it`() throws {
    view.backgroundColor = UIColor.tintColor.withAlphaComponent(0.5)
    view.tintColor = .red
    expect(fill(of: view), equals: DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    view.tintAdjustmentMode = .dimmed
    let grey = try #require(fill(of: view))
    expect(grey.red == grey.green && grey.green == grey.blue && grey.alpha == 0.5)
  }

  @Test func `texts are drawn in it, and layout resolves it`() {
    final class Framed: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.tintColor.cgColor
      }
    }
    let label = UILabel(frame: view.bounds)
    label.text = "Hello"
    label.textColor = .tintColor
    let framed = Framed(frame: view.bounds)
    view.addSubview(label)
    view.addSubview(framed)
    view.tintColor = .purple
    stage.settle()
    guard case .text(_, _, let color)? = label.displayNode().commands.first else {
      Issue.record("there is no text")
      return
    }
    expect(color, equals: shown(.purple))
    expect(framed.layer.borderColor, equals: UIColor.purple.cgColor)
  }

  @Test func `a tint colour that is made of it is made of the one around`() {
    stage.root.tintColor = .red
    view.tintColor = UIColor.tintColor.withAlphaComponent(0.25)
    view.backgroundColor = .tintColor
    expect(fill(of: view), equals: DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    view.tintColor = .tintColor
    expect(fill(of: view), equals: shown(.red))
  }

  @Test func `outside of views it is blue`() {
    stage.root.tintColor = .red
    expect(UIColor.tintColor.cgColor, equals: UIColor.systemBlue.cgColor)
    expect(UIColor.tintColor === UIColor.tintColor)
  }
}
