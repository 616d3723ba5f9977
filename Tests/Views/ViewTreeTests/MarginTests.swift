// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

private final class MarginView: UIView {
  var changes = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    changes += 1
  }
}

@MainActor
struct MarginTests {
  @Test func `margins set by reading direction turn with it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = MarginView(frame: root.bounds)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(view.layoutMargins, equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let before = view.changes
    view.semanticContentAttribute = .forceRightToLeft
    expect(view.layoutMargins, equals: UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    expect(view.changes, equals: before + 1)
    view.semanticContentAttribute = .unspecified
    root.addSubview(view)
    let stage = Stage(root)
    stage.surface.root.imposedTraits = UITraitCollection(layoutDirection: .rightToLeft)
    expect(view.layoutMargins.left, equals: 4)
    expect(view.changes, equals: before + 3)
  }

  @Test func `a view hears of its margins once for each real change`() {
    let view = MarginView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    expect(view.changes, equals: 0)
    view.layoutMargins.left = 20
    view.directionalLayoutMargins.leading = 20
    expect(view.changes, equals: 1)
  }

  @Test func `a view that keeps to its superview's margins hears of theirs`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = MarginView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    expect(view.changes, equals: 0)
    root.layoutMargins.left = 40
    expect(view.layoutMargins.left, equals: 40)
    expect(view.changes, equals: 1)
    view.frame.origin.x = 10
    expect(view.layoutMargins.left, equals: 30)
    expect(view.changes, equals: 2)
    root.layoutMargins.right = 50
    expect(view.changes, equals: 3)
    root.bounds.size.width = 400
    expect(view.layoutMargins.right, equals: 8)
    expect(view.changes, equals: 4)
  }
}
