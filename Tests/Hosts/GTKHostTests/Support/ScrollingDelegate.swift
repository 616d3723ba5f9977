// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewControllers
import MullionViewTree
import UIKit

/// A program that waits until it is scrolled by a scroll wheel, a key and a drag, and zoomed.
///
/// The colour of a strip at its left edge shows the input that it waits for; after all of them it prints a
/// line and closes its window.
final class ScrollingDelegate: UIResponder, UIApplicationDelegate, UIScrollViewDelegate {
  /// The colours of the strip while it waits for each input.
  nonisolated static let colors = ["#0000ff", "#00ff00", "#ffff00", "#00ffff"]

  private let scrollView = UIScrollView()
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
  private let strip = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 300))
  private var stage = 0
  private let deadline = Date(timeIntervalSinceNow: 30)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let controller = UIViewController()
    controller.title = "Scrolling"
    window.rootViewController = controller
    scrollView.frame = window.bounds
    scrollView.contentSize = content.frame.size
    scrollView.addSubview(content)
    scrollView.maximumZoomScale = 2
    scrollView.delegate = self
    // A mouse in a window drags content only if the app allows it.
    scrollView.panGestureRecognizer.allowedTouchTypes = [
      UITouch.TouchType.direct, .indirectPointer,
    ].map { NSNumber(value: $0.rawValue) }
    controller.view.addSubview(scrollView)
    controller.view.addSubview(strip)
    strip.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    window.makeKeyAndVisible()
    window.mounted?.addFrameCallback { [unowned self] _ in
      advance()
      if stage < 4, Date() < deadline { return true }
      print("got \(stage) of 4, offset \(Int(scrollView.contentOffset.y))")
      window.isHidden = true
      return false
    }
    return true
  }

  private func advance() {
    let offset = scrollView.contentOffset.y
    if stage == 0, offset >= 60 {
      stage = 1
      strip.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    } else if stage == 1, offset == 2700 {
      stage = 2
      strip.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    } else if stage == 2, offset < 2660 {
      stage = 3
      strip.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    } else if stage == 3, scrollView.zoomScale > 1.15 {
      stage = 4
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
