// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The specification of a rendered image: the device, the preceding actions and the format.
package struct PictureOrder: Codable, Equatable, Sendable {
  /// The size of the screen, in points.
  package var size = CGSize(width: 390, height: 844)
  /// The scale of the screen, in pixels per point.
  package var scale: CGFloat = 2
  /// The distance by which the screen is first scrolled down, in points.
  package var scroll: CGFloat = 0
  /// Whether the screen is dark.
  package var isDark = false
  /// Whether the screen is rendered with increased contrast.
  package var hasHighContrast = false
  /// Whether the screen uses a right-to-left layout.
  package var isRightToLeft = false
  /// The actions performed first, in groups; the screen settles after each group.
  package var goes: [[ScreenAction]] = []
  /// The number of frames of the last group that are shown, or `nil` to show the settled screen.
  package var strip: Int?
  /// The part of the screen that a strip shows, in points, or `nil` for the whole screen.
  package var area: CGRect?
  /// Whether a picture has the references of the elements that the user can act on; text has none.
  package var showsNumbers = false
  /// The output format.
  package var format = PictureFormat.text

  /// Creates a specification for the text frames of a settled screen on a phone.
  package init() {}

  /// The device that the screen is rendered on.
  package var device: Device {
    var device = Device(size: size, scale: scale)
    if isDark { device = device.dark }
    if hasHighContrast { device = device.highContrast }
    if isRightToLeft { device = device.rightToLeft }
    device.usesFonts = format == .png
    return device
  }
}
