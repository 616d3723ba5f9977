// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import XCTest

/// Tests of windows that no host displays, as in tests written for iOS; XCTest runs them on the thread of the
/// main run loop.
final class RunLoopFrameTests: XCTestCase {
  private final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  /// Runs the main run loop until `isDone` returns `true`, for at most 60 seconds.
  @MainActor
  private static func turn(until isDone: () -> Bool) {
    let limit = Date(timeIntervalSinceNow: 60)
    while !isDone(), Date() < limit {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  func testWindowIsLaidOutByTheLoopAsAreChanges() {
    MainActor.assumeIsolated {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      window.makeKeyAndVisible()
      XCTAssertEqual(view.layouts, 0)
      Self.turn { view.layouts > 0 }
      XCTAssertEqual(view.layouts, 1)
      view.setNeedsLayout()
      Self.turn { view.layouts > 1 }
      XCTAssertEqual(view.layouts, 2)
      window.isHidden = true
    }
  }

  func testAnimationsEndAndTellSo() {
    MainActor.assumeIsolated {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.makeKeyAndVisible()
      window.addSubview(view)
      var told: [Bool] = []
      UIView.animate(withDuration: 0.05, animations: { view.alpha = 0 }) { told.append($0) }
      Self.turn { !told.isEmpty }
      XCTAssertEqual(told, [true])
      window.isHidden = true
    }
  }
}
