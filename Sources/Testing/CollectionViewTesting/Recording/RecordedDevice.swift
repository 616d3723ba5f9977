// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import UIKit

/// The device of a recorded run.
public struct RecordedDevice: Hashable, Sendable, Codable {
  /// The device's name.
  public var name: String
  /// The width of the screen, in points.
  public var width: CGFloat
  /// The height of the screen, in points.
  public var height: CGFloat
  /// The scale of the screen, in pixels per point.
  public var scale: CGFloat
  /// Whether the interface had a dark appearance.
  public var isDark: Bool
  /// Whether the user had enabled increased contrast.
  public var hasHighContrast: Bool
  /// Whether the interface had a right-to-left layout.
  public var isRightToLeft: Bool
  /// The raw value of the content size category.
  public var contentSizeCategory: String
  /// Whether text was set in the fonts of the installed host.
  public var usesFonts: Bool
  /// The system whose metrics were used.
  public var system: Device.System

  /// Creates the description of `device`.
  package init(_ device: Device) {
    name = device.name
    width = device.screen.size.width
    height = device.screen.size.height
    scale = device.scale
    isDark = device.userInterfaceStyle == .dark
    hasHighContrast = device.accessibilityContrast == .high
    isRightToLeft = device.layoutDirection == .rightToLeft
    contentSizeCategory = device.preferredContentSizeCategory.rawValue
    usesFonts = device.usesFonts
    system = device.system
  }

  /// The device; without a safe area if no predefined device has its name and size.
  public var device: Device {
    let size = CGSize(width: width, height: height)
    let known = Device.all.flatMap { [$0, $0.turned] }
    var device =
      known.first { $0.name == name && $0.screen.size == size } ?? Device(size: size, scale: scale)
    if isDark { device.userInterfaceStyle = .dark }
    if hasHighContrast { device.accessibilityContrast = .high }
    if isRightToLeft { device.layoutDirection = .rightToLeft }
    device.preferredContentSizeCategory = UIContentSizeCategory(rawValue: contentSizeCategory)
    device.usesFonts = usesFonts
    device.system = system
    return device
  }
}

extension RecordedDevice {
  /// Decodes a device; files without entries for fonts or contrast were recorded without these settings.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    width = try values.decode(CGFloat.self, forKey: .width)
    height = try values.decode(CGFloat.self, forKey: .height)
    scale = try values.decode(CGFloat.self, forKey: .scale)
    isDark = try values.decode(Bool.self, forKey: .isDark)
    hasHighContrast = try values.decodeIfPresent(Bool.self, forKey: .hasHighContrast) ?? false
    isRightToLeft = try values.decode(Bool.self, forKey: .isRightToLeft)
    contentSizeCategory = try values.decode(String.self, forKey: .contentSizeCategory)
    usesFonts = try values.decodeIfPresent(Bool.self, forKey: .usesFonts) ?? false
    system = try values.decodeIfPresent(Device.System.self, forKey: .system) ?? .iOS17
  }
}
