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

  /// A device in portrait.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(layout: .portrait) }
  /// A device in portrait, upside down; the same as ``portrait``.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .portrait)
  }
  /// A device in landscape, on its left side.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .landscape)
  }
  /// A device in landscape, on its right side.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .landscape)
  }
}
