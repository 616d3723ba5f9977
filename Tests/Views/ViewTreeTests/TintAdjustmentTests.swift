// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of desaturated tint colours, and of the content scale factors of views.
@MainActor
struct TintAdjustmentTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private let outer = Tinted()
  private let inner = Tinted()

  init() {
    outer.addSubview(inner)
    outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    outer.changes = 0
    inner.changes = 0
  }

  private func components(_ color: UIColor?) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 100).rounded()) }
  }

  @Test func `a dimmed tint is a grey of the same opacity, in all views inside`() {
    expect(UIView.TintAdjustmentMode.automatic.rawValue, equals: 0)
    expect(outer.tintAdjustmentMode == .normal && inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    expect(inner.tintAdjustmentMode, equals: .dimmed)
    expect(components(outer.tintColor), equals: [30, 30, 30, 50])
    expect(components(inner.tintColor), equals: [30, 30, 30, 50])
    expect(outer.changes == 1 && inner.changes == 1)
    outer.tintAdjustmentMode = .automatic
    expect(components(inner.tintColor), equals: [100, 0, 0, 50])
    expect(outer.changes == 2 && inner.changes == 2)
  }

  @Test func `a view that says how its tint shows does not follow`() {
    inner.tintAdjustmentMode = .normal
    expect(inner.changes, equals: 0)
    outer.tintAdjustmentMode = .dimmed
    expect(inner.changes == 0 && components(inner.tintColor) == [100, 0, 0, 50])
    inner.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    inner.tintAdjustmentMode = .automatic
    expect(inner.tintAdjustmentMode, equals: .dimmed)
    expect(components(inner.tintColor), equals: [59, 59, 59, 100])
  }

  @Test func `a dimmed colour of several looks stays one of several looks`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    inner.tintColor = color
    outer.tintAdjustmentMode = .dimmed
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expect(components(inner.tintColor.resolvedColor(with: dark)), equals: [100, 100, 100, 100])
    let light = UITraitCollection(userInterfaceStyle: .light)
    expect(components(inner.tintColor.resolvedColor(with: light)), equals: [0, 0, 0, 100])
  }

  @Test func `pixels a point are the screen's unless others are asked for`() {
    let stage = Stage(scale: 3)
    let view = UIView()
    stage.root.addSubview(view)
    stage.wait(0.1)
    expect(view.contentScaleFactor, equals: 3)
    view.contentScaleFactor = 1
    expect(view.contentScaleFactor == 1 && view.layer.contentsScale == 1)
    view.contentScaleFactor = 0
    expect(view.contentScaleFactor == 3 && view.layer.contentsScale == 3)
  }
}
