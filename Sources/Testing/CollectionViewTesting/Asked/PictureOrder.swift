// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A picture that is asked for: of a screen on which device, after what, and as what.
package struct PictureOrder: Codable, Equatable, Sendable {
  /// The size of the screen, in points.
  package var size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  package var scale: CGFloat = 2
  /// How far the screen is scrolled down first, in points.
  package var scroll: CGFloat = 0
  /// Whether the screen is dark.
  package var isDark = false
  /// Whether the screen is as for somebody who asks for more contrast.
  package var hasHighContrast = false
  /// Whether the screen reads from right to left.
  package var isRightToLeft = false
  /// What is done to the screen first: actions in goes, after each of which it comes to rest.
  package var goes: [[ScreenAction]] = []
  /// How many frames of the last go are shown; nil: the screen at rest.
  package var strip: Int?
  /// The part of the screen that a strip shows, in points; nil: all of it.
  package var area: CGRect?
  /// What is made.
  package var format = PictureFormat.text

  /// Text frames of a screen at rest, on a phone.
  package init() {}

  /// What the screen is on.
  package var device: Device {
    var device = Device(size: size, scale: scale)
    if isDark { device = device.dark }
    if hasHighContrast { device = device.highContrast }
    if isRightToLeft { device = device.rightToLeft }
    device.usesFonts = format == .png
    return device
  }
}
