// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@MainActor
@Suite("Decision 0002, line 3: optional protocol methods")
struct OptionalMethodTests {
  /// Implements none of the optional methods.
  private class Silent: NSObject, UIScrollViewDelegate {}

  /// Implements one, as an application does.
  private class Listening: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
  }

  /// Adds one in a subclass of the conforming class: the pitfall.
  private class Late: Silent {
    var calls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
  }

  /// Overrides one that the conforming class implements.
  private class Overriding: Listening {
    var calls = 0

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
  }

  private func scroll(with delegate: any UIScrollViewDelegate) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1_000)
    view.delegate = delegate
    view.contentOffset = CGPoint(x: 0, y: 50)
  }

  @Test func `a class may implement none of them`() {
    scroll(with: Silent())
  }

  @Test func `an implemented method is called`() {
    let delegate = Listening()
    scroll(with: delegate)
    #expect(delegate.offsets == [CGPoint(x: 0, y: 50)])
  }

  @Test func `a method that only a subclass of the conforming class adds is not called`() {
    let delegate = Late()
    scroll(with: delegate)
    // UIKit would call it. When this fails, the pitfall is gone: change the decision.
    #expect(delegate.calls == 0)
  }

  @Test func `a method that a subclass overrides is called`() {
    let delegate = Overriding()
    scroll(with: delegate)
    #expect(delegate.calls == 1)
    #expect(delegate.offsets.isEmpty)
  }
}
