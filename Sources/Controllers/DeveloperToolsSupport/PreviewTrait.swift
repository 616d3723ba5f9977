// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a preview is shown: how large, which way up.
public struct PreviewTrait<Subject>: Sendable {
  let layout: PreviewLayout
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// Filling a device; what holds where nothing else is said.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .device)
  }

  /// As large as what is shown asks for: by its constraints, or else by `sizeThatFits`.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .sizeThatFits)
  }

  /// In a size of its own, in points.
  public static func fixedLayout(
    width: CGFloat, height: CGFloat
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .fixed(CGSize(width: width, height: height)))
  }

  /// On a device that is held upright.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(layout: .portrait) }
  /// On a device that is held upright, upside down; as ``portrait``.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .portrait)
  }
  /// On a device that lies on its left side.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .landscape)
  }
  /// On a device that lies on its right side.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .landscape)
  }
}
