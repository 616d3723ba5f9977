// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

// Sizes and safe areas as published by the manufacturer.
extension ViewImageConfig {
  /// The screen of the first small phone, 320 by 568 points, in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// Returns the screen of the first small phone, 320 by 568 points in portrait.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(320, 568, nil, orientation, .iPhoneSe(orientation))
  }

  /// The screen of a phone with a home button, 375 by 667 points, in portrait.
  public static let iPhone8 = iPhone8(.portrait)

  /// Returns the screen of a phone with a home button, 375 by 667 points in portrait.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 667, nil, orientation, .iPhone8(orientation))
  }

  /// The screen of a large phone with a home button, 414 by 736 points, in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// Returns the screen of a large phone with a home button, 414 by 736 points in portrait.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 736, nil, orientation, .iPhone8Plus(orientation))
  }

  /// The screen of the first phone without a home button, 375 by 812 points, in portrait.
  public static let iPhoneX = iPhoneX(.portrait)

  /// Returns the screen of the first phone without a home button, 375 by 812 points in portrait.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, Notch(top: 44, bottomAcross: 24), orientation, .iPhoneX(orientation))
  }

  /// The screen of a large phone, 414 by 896 points, in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// Returns the screen of a large phone, 414 by 896 points in portrait.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, Notch(top: 44, bottomAcross: 24), orientation, .iPhoneXsMax(orientation))
  }

  /// The screen of a large phone, 414 by 896 points, in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// Returns the screen of a large phone, 414 by 896 points in portrait.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, Notch(top: 44, bottomAcross: 24), orientation, .iPhoneXr(orientation))
  }

  /// The screen of a phone, 390 by 844 points, in portrait.
  public static let iPhone12 = iPhone12(.portrait)

  /// Returns the screen of a phone, 390 by 844 points in portrait.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, Notch(top: 47, bottomAcross: 21), orientation, .iPhone12(orientation))
  }

  /// The screen of a phone, 390 by 844 points, in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// Returns the screen of a phone, 390 by 844 points in portrait.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, Notch(top: 47, bottomAcross: 21), orientation, .iPhone12Pro(orientation))
  }

  /// The screen of a large phone, 428 by 926 points, in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// Returns the screen of a large phone, 428 by 926 points in portrait.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, Notch(top: 47, bottomAcross: 21), orientation, .iPhone12ProMax(orientation))
  }

  /// The screen of a phone, 390 by 844 points, in portrait.
  public static let iPhone13 = iPhone13(.portrait)

  /// Returns the screen of a phone, 390 by 844 points in portrait.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, Notch(top: 47, bottomAcross: 21), orientation, .iPhone13(orientation))
  }

  /// The screen of a small phone, 375 by 812 points, in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// Returns the screen of a small phone, 375 by 812 points in portrait.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, Notch(top: 50, bottomAcross: 21), orientation, .iPhone13Mini(orientation))
  }

  /// The screen of a phone, 390 by 844 points, in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// Returns the screen of a phone, 390 by 844 points in portrait.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, Notch(top: 47, bottomAcross: 21), orientation, .iPhone13Pro(orientation))
  }

  /// The screen of a large phone, 428 by 926 points, in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// Returns the screen of a large phone, 428 by 926 points in portrait.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, Notch(top: 47, bottomAcross: 21), orientation, .iPhone13ProMax(orientation))
  }

  /// The safe area insets of a screen without a home button, in points.
  private struct Notch {
    let top: CGFloat
    let bottomAcross: CGFloat
  }

  private static func phone(
    _ width: CGFloat, _ height: CGFloat, _ notch: Notch?, _ orientation: Orientation,
    _ traits: UITraitCollection
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(
          top: notch?.top ?? 20, left: 0, bottom: notch == nil ? 0 : 34, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(
          top: 0, left: notch?.top ?? 0, bottom: notch?.bottomAcross ?? 0,
          right: notch?.top ?? 0),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}
