// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionViewTree

/// The screen of an application.
///
/// Differs from UIKit: a desktop's screen is shared by many programs. The screen of a program is therefore
/// the area of its first window, as on a phone, and changes with the window. For screens that a test kit
/// mounts on a device, it is the screen of that device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the application.
  open class var main: UIScreen { ApplicationDisplay.current.screen }

  /// The notification posted when the app set the brightness of a screen; the object is the screen.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// The screens of the application: only ``main``.
  open class var screens: [UIScreen] { [main] }

  /// The bounds of the screen in its orientation, in points; the origin is zero.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: facts?.size ?? shown?.bounds.size ?? size)
  }

  /// The number of pixels per point.
  open var scale: CGFloat {
    facts?.scale ?? shown?.screenScale ?? host?.displayScale ?? 2
  }

  /// The bounds of the screen in pixels; in portrait for a simulated device.
  ///
  /// Differs from UIKit: the area of a window is not rotated to portrait.
  open var nativeBounds: CGRect {
    let (size, scale) = (bounds.size, scale)
    let isTurned = facts != nil && size.width > size.height
    let upright = isTurned ? CGSize(width: size.height, height: size.width) : size
    return CGRect(x: 0, y: 0, width: upright.width * scale, height: upright.height * scale)
  }

  /// The pixels of the display per point; the same as ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The maximum frame rate: 60 frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The brightness of the screen, clamped to 0 … 1; 0.5 initially.
  ///
  /// - Note: Has no effect on the display on Linux, which the desktop controls; a change only posts
  ///   ``brightnessDidChangeNotification``.
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(1, max(0, brightness.isNaN ? oldValue : brightness))
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// Whether the screen is recorded or mirrored; always `false`, because the desktop does not report it.
  open var isCaptured: Bool { false }

  /// The screen that this screen mirrors; always `nil`.
  open var mirrored: UIScreen? { nil }

  /// The traits of the screen, which are the traits of the program's first window or of the simulated device.
  open var traitCollection: UITraitCollection {
    if facts != nil, let display { return display.ambient.traits }
    return shown?.traitCollection
      ?? .forWindow(size: bounds.size, scale: scale, style: style)
  }

  private weak var display: ApplicationDisplay?

  /// Creates another object for the screen of the application; for subclasses, such as those of tests.
  public override init() {
    display = .current
    super.init()
  }

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
