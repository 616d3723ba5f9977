// SPDX-License-Identifier: Apache-2.0

import DeveloperToolsSupport
public import Foundation

/// How much room a preview has; called `PreviewLayout` in SwiftUI, where nobody says its name.
public struct PreviewLayoutChoice: Sendable {
  let layout: PreviewLayout

  /// A device.
  public static let device = PreviewLayoutChoice(layout: .device)
  /// As much as what is shown asks for.
  public static let sizeThatFits = PreviewLayoutChoice(layout: .sizeThatFits)

  /// A size in points.
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayoutChoice {
    PreviewLayoutChoice(layout: .fixed(CGSize(width: width, height: height)))
  }
}
