// SPDX-License-Identifier: Apache-2.0

public import UIKit

// The traits of devices. The content size category of these snapshots is always medium.
extension UITraitCollection {
  /// Returns the traits of the first small phone in `orientation`.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of a phone with a home button in `orientation`.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of a large phone with a home button in `orientation`; the width is regular in
  /// landscape.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// Returns the traits of the first phone without a home button in `orientation`.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of a large phone of 414 by 896 points in `orientation`; the width is regular in
  /// landscape.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// Returns the traits of a large phone of 414 by 896 points in `orientation`; the width is regular in
  /// landscape.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }

  /// Returns the traits of a phone of 390 by 844 points in `orientation`.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of a phone of 390 by 844 points in `orientation`.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of a large phone of 428 by 926 points in `orientation`; the width is regular in
  /// landscape.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isWide: true)
  }

  /// Returns the traits of a phone of 390 by 844 points in `orientation`.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of a small phone of 375 by 812 points in `orientation`.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of a phone of 390 by 844 points in `orientation`.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of a large phone of 428 by 926 points in `orientation`; the width is regular in
  /// landscape.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isWide: true)
  }

  /// The traits of a small tablet.
  public static let iPadMini = tablet(.regular)
  /// The traits of a compact split view of a small tablet.
  public static let iPadMini_Compact_SplitView = tablet(.compact)
  /// The traits of a tablet of 10.2 inches.
  public static let iPad10_2 = tablet(.regular)
  /// The traits of a compact split view of a tablet of 10.2 inches.
  public static let iPad10_2_Compact_SplitView = tablet(.compact)
  /// The traits of a tablet of 10.5 inches.
  public static let iPadPro10_5 = tablet(.regular)
  /// The traits of a compact split view of a tablet of 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = tablet(.compact)
  /// The traits of a tablet of 11 inches.
  public static let iPadPro11 = tablet(.regular)
  /// The traits of a compact split view of a tablet of 11 inches.
  public static let iPadPro11_Compact_SplitView = tablet(.compact)
  /// The traits of a tablet of 12.9 inches.
  public static let iPadPro12_9 = tablet(.regular)
  /// The traits of a compact split view of a tablet of 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = tablet(.compact)
  /// The traits of a tablet of 9.7 inches.
  public static let iPad9_7 = tablet(.regular)
  /// The traits of a compact split view of a tablet of 9.7 inches.
  public static let iPad9_7_Compact_SplitView = tablet(.compact)

  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isWide: Bool = false
  ) -> UITraitCollection {
    let isAcross = orientation == .landscape
    return made(.phone, isAcross && isWide ? .regular : .compact, isAcross ? .compact : .regular)
  }

  private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    made(.pad, width, .regular)
  }

  private static func made(
    _ idiom: UIUserInterfaceIdiom, _ width: UIUserInterfaceSizeClass,
    _ height: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(horizontalSizeClass: width),
      UITraitCollection(verticalSizeClass: height),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
    ])
  }
}
