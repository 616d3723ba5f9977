// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import UIKit

/// A device to mount a screen on: size, scale, safe area and the user's settings.
///
/// ```swift
/// let harness = CollectionViewHarness(FeedViewController(), on: .iPhone15.dark.turned)
/// ```
///
/// ``Device/all`` lists the predefined devices. Their metrics are those published by the manufacturer.
public struct Device: Hashable, Sendable {
  /// The screen in one orientation.
  public struct Screen: Hashable, Sendable {
    /// The size, in points.
    public var size: CGSize
    /// The insets of the safe area, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass

    /// Creates a screen in one orientation; unspecified size classes are compact below 600 points of width
    /// and below 480 points of height, else regular.
    public init(
      size: CGSize, safeAreaInsets: UIEdgeInsets = .zero,
      horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
      verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    ) {
      self.size = size
      self.safeAreaInsets = safeAreaInsets
      self.horizontalSizeClass =
        horizontalSizeClass != .unspecified
        ? horizontalSizeClass : size.width < 600 ? .compact : .regular
      self.verticalSizeClass =
        verticalSizeClass != .unspecified
        ? verticalSizeClass : size.height < 480 ? .compact : .regular
    }
  }

  /// The name of the device, such as `iPhone 15`.
  public var name: String
  /// The scale of the display, in pixels per point.
  public var scale: CGFloat
  /// The screen in the current orientation.
  public var screen: Screen
  /// The screen rotated by 90 degrees.
  public var turnedScreen: Screen
  /// The user interface idiom, such as phone or tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// The interface style, which is light by default.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The layout direction of the user interface.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The user's preferred content size category; by default, large.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The accessibility contrast, which is high if the user has increased the contrast.
  public var accessibilityContrast = UIAccessibilityContrast.normal
  /// The system whose metrics are used.
  public var system = System.iOS17
  /// Whether text is set in the fonts of the installed host, as needed for pixel images; otherwise in a block
  /// font whose metrics are the same on every machine.
  public var usesFonts = false

  /// Creates a device with the given screens; without `turned`, width and height are swapped, and so are the
  /// top and left and the bottom and right insets.
  public init(
    name: String, scale: CGFloat, screen: Screen, turned: Screen? = nil,
    idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.name = name
    self.scale = scale
    self.screen = screen
    let insets = screen.safeAreaInsets
    turnedScreen =
      turned
      ?? Screen(
        size: CGSize(width: screen.size.height, height: screen.size.width),
        safeAreaInsets: UIEdgeInsets(
          top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom))
    userInterfaceIdiom = idiom
  }

  /// Creates a device without a safe area; it is a tablet from 600 points of width and 480 points of height
  /// on.
  public init(size: CGSize, scale: CGFloat) {
    let screen = Screen(size: size)
    let isPad = screen.horizontalSizeClass == .regular && screen.verticalSizeClass == .regular
    self.init(
      name: "\(NumberText.text(size.width))x\(NumberText.text(size.height))", scale: scale,
      screen: screen, idiom: isPad ? .pad : .phone)
  }

  /// The device rotated by 90 degrees.
  public var turned: Device {
    var device = self
    swap(&device.screen, &device.turnedScreen)
    return device
  }

  /// The device with a dark interface.
  public var dark: Device {
    var device = self
    device.userInterfaceStyle = .dark
    return device
  }

  /// The device with increased contrast.
  public var highContrast: Device {
    var device = self
    device.accessibilityContrast = .high
    return device
  }

  /// The device with a right-to-left layout direction.
  public var rightToLeft: Device {
    var device = self
    device.layoutDirection = .rightToLeft
    return device
  }

  /// Returns the device with another content size category.
  public func contentSize(_ category: UIContentSizeCategory) -> Device {
    var device = self
    device.preferredContentSizeCategory = category
    return device
  }

  /// The device with the fonts of the installed host, such as `CairoHost`.
  public var withFonts: Device {
    var device = self
    device.usesFonts = true
    return device
  }

  /// The description in lowercase letters, digits and full stops, with hyphens between words, such as
  /// `iphone-15-dark`; it distinguishes the goldens of devices.
  public var fileName: String {
    description.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
      .joined(separator: "-")
  }

  /// The traits of views on the device.
  public var traits: UITraitCollection {
    let traits = UITraitCollection(traitsFrom: [
      .plainDisplay, UITraitCollection(userInterfaceIdiom: userInterfaceIdiom),
      UITraitCollection(displayScale: scale),
      UITraitCollection(horizontalSizeClass: screen.horizontalSizeClass),
      UITraitCollection(verticalSizeClass: screen.verticalSizeClass),
      UITraitCollection(userInterfaceStyle: userInterfaceStyle),
      UITraitCollection(layoutDirection: layoutDirection),
      UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory),
      UITraitCollection(accessibilityContrast: accessibilityContrast),
    ])
    guard system != .iOS17 else { return traits }
    return traits.modifyingTraits { $0[DesignGenerationTrait.self] = system.generation }
  }
}

extension Device: CustomStringConvertible {
  /// The name, followed by `on its side` if the screen is wider than high, and by the settings that differ
  /// from the defaults.
  public var description: String {
    var words = [name]
    if screen.size.width > screen.size.height { words.append("on its side") }
    if userInterfaceStyle == .dark { words.append("dark") }
    if accessibilityContrast == .high { words.append("high contrast") }
    if layoutDirection == .rightToLeft { words.append("right to left") }
    if preferredContentSizeCategory != .large {
      words.append(preferredContentSizeCategory.rawValue)
    }
    if system != .iOS17 { words.append(system.name) }
    if usesFonts { words.append("with fonts") }
    return words.joined(separator: ", ")
  }
}
