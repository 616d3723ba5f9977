// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A trait of a preview: its size or orientation.
public struct PreviewTrait<Subject>: Sendable {
  let layout: PreviewLayout
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// The default layout: the whole screen of a device.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .device)
  }

  /// The size that fits the content, by its constraints or else by `sizeThatFits`.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .sizeThatFits)
  }

  /// Returns a trait with a fixed size, in points.
  public static func fixedLayout(
    width: CGFloat, height: CGFloat
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .fixed(CGSize(width: width, height: height)))
  }

  /// The layout of a device in portrait orientation.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(layout: .portrait) }
  /// The layout of a device in portrait orientation, upside down; the same as ``portrait``.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .portrait)
  }
  /// The layout of a device in landscape orientation, turned to the left; the same as ``landscapeRight``.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .landscape)
  }
  /// The layout of a device in landscape orientation, turned to the right; the same as ``landscapeLeft``.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .landscape)
  }
}
