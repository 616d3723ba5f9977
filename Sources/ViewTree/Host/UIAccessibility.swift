// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a person asks of all programs.
public enum UIAccessibility {
  /// Whether the person asks for less movement: views then change at once.
  @MainActor public static var isReduceMotionEnabled: Bool {
    HostEnvironment.current.reducesMotion
  }

  /// Posted when `isReduceMotionEnabled` changed.
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

extension HostEnvironment {
  /// Notes whether the person asks for less movement, and tells who listens.
  @MainActor
  package static func setReducesMotion(_ reduces: Bool) {
    guard current.reducesMotion != reduces else { return }
    current.reducesMotion = reduces
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }
}
