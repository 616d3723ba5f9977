// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionViewTree

/// What an application's window fills.
///
/// Differs from UIKit: a desktop's screen is shared by many programs, so the screen that a program
/// sees is the area of its first window, as it is on a phone; it changes when the window does. What a
/// test kit mounts on a device sees that device's.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the application.
  open class var main: UIScreen { ApplicationDisplay.current.screen }

  /// Posted when a program has set a screen's brightness; the object is the screen.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The screens of the application.
  open class var screens: [UIScreen] { [main] }

  /// The screen's rectangle as it is held, in points; its origin is zero.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: facts?.size ?? shown?.bounds.size ?? size)
  }

  /// Pixels per point.
  open var scale: CGFloat {
    facts?.scale ?? shown?.screenScale ?? host?.displayScale ?? 2
  }

  /// The screen's rectangle in pixels, upright however a device is held.
  ///
  /// Differs from UIKit: a window's area is not turned.
  open var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    let isTurned = facts != nil && size.width > size.height
    let upright = isTurned ? CGSize(width: size.height, height: size.width) : size
    return CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
  }

  /// Pixels of the display per point: ``scale``.
  open var nativeScale: CGFloat { scale }

  /// How many frames a second the screen shows: 60.
  open var maximumFramesPerSecond: Int { 60 }

  /// How bright the screen is, from 0 to 1; kept for callers: the desktop decides by itself.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(1, max(0, brightness.isNaN ? oldValue : brightness))
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// Whether the screen is recorded or sent elsewhere: nobody says so.
  open var isCaptured: Bool { false }

  /// The screen that this one is a copy of; nil: none.
  open var mirrored: UIScreen? { nil }

  /// The traits of the screen's window.
  open var traitCollection: UITraitCollection {
    if facts != nil, let display { return display.ambient.traits }
    return shown?.traitCollection
      ?? .forWindow(size: bounds.size, scale: scale, style: style)
  }

  private weak var display: ApplicationDisplay?

  init(of display: ApplicationDisplay) {
    self.display = display
    super.init()
  }

  private var host: (any ApplicationHost)? { ApplicationDisplay.program.host }
  private var facts: DisplayFacts? { display?.facts }
  private var shown: UIWindow? { ApplicationDisplay.program.shownWindows.first }
  private var style: UIUserInterfaceStyle {
    host?.userInterfaceStyle ?? .light
  }
  private var size: CGSize {
    host?.defaultWindowSize ?? CGSize(width: 390, height: 844)
  }
}
