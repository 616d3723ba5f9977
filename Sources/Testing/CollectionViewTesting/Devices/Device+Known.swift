// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

extension Device {
  /// The default device: a phone of 390 by 844 points at 2 pixels per point, without a safe area.
  public static let phone = Device(size: CGSize(width: 390, height: 844), scale: 2)
  /// A window on a desktop, 1200 by 800 points at 1 pixel per point.
  public static let desktop = Device(size: CGSize(width: 1200, height: 800), scale: 1)

  /// A small phone with a home button, 375 by 667 points.
  public static let iPhoneSE = Device(
    name: "iPhone SE", scale: 2,
    screen: Screen(
      size: CGSize(width: 375, height: 667),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    turned: Screen(size: CGSize(width: 667, height: 375), horizontalSizeClass: .compact))
  /// A phone of 375 by 812 points.
  public static let iPhone13Mini = notched("iPhone 13 mini", 375, 812, top: 50)
  /// A phone of 390 by 844 points.
  public static let iPhone14 = notched("iPhone 14", 390, 844, top: 47)
  /// A phone of 393 by 852 points.
  public static let iPhone15 = notched("iPhone 15", 393, 852, top: 59)
  /// A phone of 402 by 874 points.
  public static let iPhone16Pro = notched("iPhone 16 Pro", 402, 874, top: 62)
  /// A large phone of 430 by 932 points, with a regular width in landscape.
  public static let iPhone15ProMax = notched(
    "iPhone 15 Pro Max", 430, 932, top: 59, widthWhenTurned: .regular)
  /// A small tablet of 744 by 1133 points.
  public static let iPadMini = pad("iPad mini", 744, 1133)
  /// A tablet of 820 by 1180 points.
  public static let iPadAir = pad("iPad Air", 820, 1180)
  /// A tablet of 834 by 1194 points.
  public static let iPadPro11 = pad("iPad Pro 11", 834, 1194)
  /// A large tablet of 1024 by 1366 points.
  public static let iPadPro12 = pad("iPad Pro 12.9", 1024, 1366)

  /// The predefined devices.
  public static let all: [Device] = [
    .phone, .desktop, .iPhoneSE, .iPhone13Mini, .iPhone14, .iPhone15, .iPhone16Pro,
    .iPhone15ProMax, .iPadMini, .iPadAir, .iPadPro11, .iPadPro12,
  ]

  private static func notched(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    widthWhenTurned: UIUserInterfaceSizeClass = .compact
  ) -> Device {
    Device(
      name: name, scale: 3,
      screen: Screen(
        size: CGSize(width: width, height: height),
        safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)),
      turned: Screen(
        size: CGSize(width: height, height: width),
        safeAreaInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
        horizontalSizeClass: widthWhenTurned))
  }

  private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return Device(
      name: name, scale: 2,
      screen: Screen(size: CGSize(width: width, height: height), safeAreaInsets: insets),
      turned: Screen(size: CGSize(width: height, height: width), safeAreaInsets: insets),
      idiom: .pad)
  }
}
