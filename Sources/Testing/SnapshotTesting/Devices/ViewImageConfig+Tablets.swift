// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

// Sizes, split view widths and safe areas as published by the manufacturer.
extension ViewImageConfig {
  /// The screen of a small tablet, in landscape.
  public static let iPadMini = iPadMini(.landscape)

  /// Returns the screen of a small tablet.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(.init(orientation))
  }

  /// Returns the screen of a small tablet, or of a split view on it.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      width: 1024, height: 768, across: (320, 507, 694), upright: (320, 438),
      insets: (20, 0)
    ).config(orientation)
  }

  /// The screen of a tablet of 9.7 inches, in landscape.
  public static let iPad9_7 = iPadMini

  /// Returns the screen of a tablet of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(orientation)
  }

  /// Returns the screen of a tablet of 9.7 inches, or of a split view on it.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadMini(orientation)
  }

  /// The screen of a tablet of 10.2 inches, in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// Returns the screen of a tablet of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(.init(orientation))
  }

  /// Returns the screen of a tablet of 10.2 inches, or of a split view on it.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      width: 1080, height: 810, across: (320, 535, 750), upright: (320, 480),
      insets: (20, 0)
    ).config(orientation)
  }

  /// The screen of a tablet of 10.5 inches, in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// Returns the screen of a tablet of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(.init(orientation))
  }

  /// Returns the screen of a tablet of 10.5 inches, or of a split view on it.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      width: 1112, height: 834, across: (320, 551, 782), upright: (320, 504),
      insets: (20, 0)
    ).config(orientation)
  }

  /// The screen of a tablet of 11 inches, in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// Returns the screen of a tablet of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(.init(orientation))
  }

  /// Returns the screen of a tablet of 11 inches, or of a split view on it.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      width: 1194, height: 834, across: (375, 592, 809), upright: (320, 504),
      insets: (24, 20)
    ).config(orientation)
  }

  /// The screen of a tablet of 12.9 inches, in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// Returns the screen of a tablet of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(.init(orientation))
  }

  /// Returns the screen of a tablet of 12.9 inches, or of a split view on it.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      width: 1366, height: 1024, across: (375, 678, 981), upright: (375, 639),
      insets: (20, 0), halfIsRegular: true
    ).config(orientation)
  }

  /// The dimensions of a tablet, in points.
  private struct Tablet {
    /// The width in landscape.
    let width: CGFloat
    let height: CGFloat
    /// The widths of one third, one half and two thirds in landscape.
    let across: (CGFloat, CGFloat, CGFloat)
    /// The widths of one third and two thirds in portrait.
    let upright: (CGFloat, CGFloat)
    /// The insets of the safe area at the top and at the bottom.
    let insets: (CGFloat, CGFloat)
    /// Whether half of the screen has a regular width.
    var halfIsRegular = false

    func config(_ orientation: TabletOrientation) -> ViewImageConfig {
      let (size, isRegular) =
        switch orientation {
        case .landscape(.oneThird): (CGSize(width: across.0, height: height), false)
        case .landscape(.oneHalf): (CGSize(width: across.1, height: height), halfIsRegular)
        case .landscape(.twoThirds): (CGSize(width: across.2, height: height), true)
        case .landscape(.full): (CGSize(width: width, height: height), true)
        case .portrait(.oneThird): (CGSize(width: upright.0, height: width), false)
        case .portrait(.twoThirds): (CGSize(width: upright.1, height: width), false)
        case .portrait(.full): (CGSize(width: height, height: width), true)
        }
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: insets.0, left: 0, bottom: insets.1, right: 0), size: size,
        traits: isRegular ? .iPadMini : .iPadMini_Compact_SplitView)
    }
  }
}

extension ViewImageConfig.TabletOrientation {
  /// Creates the full-screen orientation of a tablet.
  init(_ orientation: ViewImageConfig.Orientation) {
    self = orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}
