// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the calls that views receive when they are added to windows and removed from them.
@MainActor
struct WindowMoveTests {
  private final class Traveller: UIView {
    var heard: [String] = []
    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      heard.append("will \(newWindow == nil ? "leave" : "come") \(window == nil ? "out" : "in")")
    }
    override func didMoveToWindow() {
      super.didMoveToWindow()
      heard.append("did \(window == nil ? "leave" : "come")")
    }
  }

  private final class Pretending: UIView {
    let pretended: UIWindow
    init(in window: UIWindow) {
      pretended = window
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var window: UIWindow? { pretended }
  }

  private final class Overlay: UIWindow {
    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      backgroundColor = .red
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `a view hears before and after it comes into a window and leaves it`() {
    let (outer, inner) = (Traveller(), Traveller())
    outer.addSubview(inner)
    expect(inner.heard.isEmpty)
    window.addSubview(outer)
    expect(outer.heard, equals: ["will come out", "did come"])
    expect(inner.heard, equals: ["will come out", "did come"])
    (outer.heard, inner.heard) = ([], [])
    outer.removeFromSuperview()
    expect(outer.heard, equals: ["will leave in", "did leave"])
    expect(inner.heard, equals: ["will leave in", "did leave"])
  }

  @Test func `a view that moves inside of its window hears of it`() {
    let (view, other) = (Traveller(), UIView())
    window.addSubview(view)
    window.addSubview(other)
    view.heard = []
    other.addSubview(view)
    expect(view.heard, equals: ["will come in", "did come"])
  }

  @Test func `a view can say that it is in a window`() {
    expect(Pretending(in: window).window === window)
    expect(window.window === window)
    expect(UIView().window == nil)
  }

  @Test func `a window of a class of its own has the scene's screen`() {
    let overlay = Overlay(windowScene: ApplicationDisplay.current.defaultScene)
    expect(overlay.frame, equals: overlay.screen.bounds)
    expect(overlay.windowScene?.windows.contains(overlay), equals: true)
    expect(overlay.isHidden)
  }
}
