// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of the invariants of view state in random changing trees.
@MainActor
struct ViewTreeStateTests {
  private final class Counted: UIView {
    var layoutCount = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
    }
  }

  /// Returns descriptions of views with pending work of which their superviews are not notified.
  private static func faults(in root: UIView) -> [String] {
    var faults: [String] = []
    func walk(_ view: UIView, _ above: [UIView]) {
      let state = view.tree
      if state.layoutIsPending || state.descendantLayoutIsPending || !state.dueProperties.isEmpty,
        !above.allSatisfy(\.tree.descendantLayoutIsPending)
      {
        faults.append("layout at depth \(above.count)")
      }
      if state.pictureIsStale, !above.allSatisfy(\.tree.pictureIsStale) {
        faults.append("picture at depth \(above.count)")
      }
      for subview in view.subviews { walk(subview, above + [view]) }
    }
    walk(root, [])
    return faults
  }

  @Test(arguments: 0..<25)
  func `superviews know what waits in them, and a frame does all of it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(Counted())
    var views: [UIView] = [stage.root]
    for step in 0..<80 {
      guard let view = views.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let added = Counted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.addSubview(added)
        views.append(added)
      case 2: view.setNeedsLayout()
      case 3: view.setNeedsDisplay()
      case 4: view.setNeedsUpdateConstraints()
      case 5 where view !== stage.root:
        view.removeFromSuperview()
        views.removeAll { $0.isDescendant(of: view) }
      case 6:
        if let other = views.randomElement(using: &random), other !== stage.root,
          !view.isDescendant(of: other)
        {
          view.insertSubview(other, at: 0)
        }
      case 7: view.bounds.size.width += 1
      default:
        stage.frame(after: 1 / 60)
        _ = stage.surface.displayTree()
        let waiting = views.filter(\.needsLayoutPass).count
        let stale = views.filter(\.tree.pictureIsStale).count
        expect(waiting == 0 && stale == 0, "step \(step)")
      }
      expect(Self.faults(in: stage.root).isEmpty, "step \(step)")
    }
  }

  @Test func `a frame lays out what waits once, and nothing else`() {
    let stage = Stage(Counted())
    var views: [Counted] = []
    for _ in 0..<6 {
      let view = Counted()
      (views.last ?? stage.root).addSubview(view)
      views.append(view)
    }
    stage.frame()
    for view in views { view.layoutCount = 0 }
    views[1].setNeedsLayout()
    views[1].setNeedsLayout()
    views[4].setNeedsLayout()
    stage.frame()
    expect(views.map(\.layoutCount), equals: [0, 1, 0, 0, 1, 0])
    stage.frame()
    expect(views.map(\.layoutCount), equals: [0, 1, 0, 0, 1, 0])
  }

  @Test func `no two pictures have the same number`() {
    let stage = Stage()
    let views = (0..<5).map { _ in UIView() }
    for view in views { stage.root.addSubview(view) }
    var numbers: [Int] = []
    for round in 0..<4 {
      _ = stage.surface.displayTree()
      for view in views { view.backgroundColor = round % 2 == 0 ? .red : .blue }
      _ = stage.surface.displayTree()
      numbers += views.map(\.tree.pictureVersion)
    }
    numbers += (0..<3).map { _ in ViewTreeState.nextPictureVersion() }
    expect(Set(numbers).count, equals: numbers.count)
  }

  // MARK: AppearanceMember

  private final class Label: NSObject {
    var size: CGFloat? = 1
    var attributes: [NSAttributedString.Key: Any]? = [.kern: 1]
  }

  @Test func `what a property of an appearance reads it writes, and finds equal`() throws {
    let (first, second) = (Label(), Label())
    second.attributes = [.kern: 2, .baselineOffset: 3]
    second.size = 5
    let members = [
      AppearanceMember(
        "size", read: { (label: Label) in label.size }, write: { $0.size = $1 }),
      AppearanceMember(
        attributes: "attributes", read: { (label: Label) in label.attributes },
        write: { $0.attributes = $1 }),
    ]
    for member in members {
      let (one, other) = (try #require(member.read(first)), try #require(member.read(second)))
      expect(!member.isSame(one, other) && member.isSame(one, one))
      // Objects of another kind, and values of another kind, are left alone.
      member.write(NSObject(), other)
      member.write(first, "a word")
      expect(member.isSame(try #require(member.read(first)), one))
      member.write(first, other)
      expect(member.isSame(try #require(member.read(first)), other))
      expect(member.read(NSObject()) == nil && !member.isSame("a word", one))
    }
    expect(first.size == 5 && first.attributes?.count == 2)
    first.size = nil
    first.attributes = nil
    expect(members.allSatisfy { $0.read(first) == nil })
    let alpha = AppearanceMember("alpha", \UIView.alpha)
    let view = UIView()
    alpha.write(view, 0.25 as CGFloat)
    expect(view.alpha == 0.25 && alpha.isSame(0.25 as CGFloat, alpha.read(view) ?? 0))
  }
}
