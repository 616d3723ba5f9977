// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
public import Foundation

/// What an application's window fills.
///
/// Differs from UIKit: a desktop's screen is shared by many programs, so the screen that a program
/// sees is the area of its first window, as it is on a phone; it changes when the window does.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  private static let instance = UIScreen()

  /// The screen of the application.
  open class var main: UIScreen { instance }

  /// The screens of the application.
  open class var screens: [UIScreen] { [instance] }

  /// The screen's rectangle, in points; its origin is zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: shown?.bounds.size ?? size) }

  /// Pixels per point.
  open var scale: CGFloat { shown?.screenScale ?? UIApplication.shared.host?.displayScale ?? 2 }

  /// The traits of the screen's window.
  open var traitCollection: UITraitCollection {
    shown?.traitCollection
      ?? .forWindow(size: bounds.size, scale: scale, style: style)
  }

  private override init() {
    super.init()
  }

  private var shown: UIWindow? { UIApplication.shared.shownWindows.first }
  private var style: UIUserInterfaceStyle {
    UIApplication.shared.host?.userInterfaceStyle ?? .light
  }
  private var size: CGSize {
    UIApplication.shared.host?.defaultWindowSize ?? CGSize(width: 390, height: 844)
  }
}
