// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of members of views that subclasses override, and of their callers.
@MainActor
struct ViewOverrideTests {
  private final class Tile: UIView {
    var asked: [String] = []
    override var canBecomeFocused: Bool { true }
    override var focusEffect: UIFocusEffect? {
      get {
        asked.append("effect")
        return nil
      }
      set {}
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
      asked.append("snapshot")
      return super.snapshotView(afterScreenUpdates: afterUpdates)
    }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      asked.append("draw")
      return super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
  }

  private let tile = Tile(frame: CGRect(x: 0, y: 0, width: 40, height: 30))

  @Test func `pictures of views are what the view says`() {
    let view: UIView = tile
    let picture = view.snapshotView(afterScreenUpdates: true)
    expect(picture?.bounds.size, equals: CGSize(width: 40, height: 30))
    expect(!view.drawHierarchy(in: tile.bounds, afterScreenUpdates: false))
    expect(tile.asked, equals: ["snapshot", "draw"])
  }

  @Test func `the focus is shown as the view says`() {
    expect(FocusRing.shown(on: tile) == nil && tile.asked == ["effect"])
    let plain = UIView()
    expect(plain.focusEffect != nil)
    plain.focusEffect = nil
    expect(plain.focusEffect == nil)
  }
}
