// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import UIKit

/// A screen to mount on: its size, scale and safe area, and what the person who has it chose.
///
/// ```swift
/// let harness = CollectionViewHarness(FeedViewController(), on: .iPhone15.dark.turned)
/// ```
///
/// ``Device/all`` lists the known ones. Their figures are those their maker publishes.
public struct Device: Hashable, Sendable {
  /// The screen held one way.
  public struct Screen: Hashable, Sendable {
    /// In points.
    public var size: CGSize
    /// What is left free of content at the edges, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// Whether the width is a phone's or a tablet's.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether the height is a phone's lying on its side.
    public var verticalSizeClass: UIUserInterfaceSizeClass

    /// A screen held one way; without size classes: compact below 600 points of width and below
    /// 480 of height.
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

  /// What people call it.
  public var name: String
  /// Pixels per point.
  public var scale: CGFloat
  /// The screen as it is held.
  public var screen: Screen
  /// The screen as it is when it is turned by a quarter.
  public var turnedScreen: Screen
  /// Whether it is a phone or a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  /// Whether the interface is light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// In which direction people read.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The size of text.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// Whether the person asks for more contrast.
  public var accessibilityContrast = UIAccessibilityContrast.normal
  /// The system whose lengths are in force.
  public var system = System.iOS17
  /// Whether text is set in the fonts of the host that was installed, as pictures in pixels want;
  /// otherwise in a block font whose metrics are the same on every machine.
  public var usesFonts = false

  /// A device of the given screens; without `turned`, the size and the insets are turned.
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

  /// A screen without a safe area: a tablet's from 600 points of width and 480 of height on.
  public init(size: CGSize, scale: CGFloat) {
    let screen = Screen(size: size)
    let isPad = screen.horizontalSizeClass == .regular && screen.verticalSizeClass == .regular
    self.init(
      name: "\(NumberText.text(size.width))x\(NumberText.text(size.height))", scale: scale,
      screen: screen, idiom: isPad ? .pad : .phone)
  }

  /// The device turned by a quarter.
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

  /// The device of someone who asks for more contrast.
  public var highContrast: Device {
    var device = self
    device.accessibilityContrast = .high
    return device
  }

  /// The device of someone who reads from right to left.
  public var rightToLeft: Device {
    var device = self
    device.layoutDirection = .rightToLeft
    return device
  }

  /// The device of someone who chose another size of text.
  public func contentSize(_ category: UIContentSizeCategory) -> Device {
    var device = self
    device.preferredContentSizeCategory = category
    return device
  }

  /// The device with the fonts of the host that was installed, such as `CairoHost`.
  public var withFonts: Device {
    var device = self
    device.usesFonts = true
    return device
  }

  /// Its description in lowercase letters, digits and hyphens, such as `iphone-15-dark`: what tells
  /// the goldens of devices apart.
  public var fileName: String {
    description.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
      .joined(separator: "-")
  }

  /// What views adapt to.
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
  /// Its name, and what is unusual about how it is held and what was chosen on it.
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
