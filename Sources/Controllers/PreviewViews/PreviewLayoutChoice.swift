// SPDX-License-Identifier: Apache-2.0

import DeveloperToolsSupport
public import Foundation

/// The layout of a preview, in place of SwiftUI's `PreviewLayout`; sources of previews use only its members,
/// in implicit member expressions such as `.sizeThatFits`.
public struct PreviewLayoutChoice: Sendable {
  let layout: PreviewLayout

  /// The whole screen of a device.
  public static let device = PreviewLayoutChoice(layout: .device)
  /// The size that fits the content.
  public static let sizeThatFits = PreviewLayoutChoice(layout: .sizeThatFits)

  /// Returns a layout with a fixed size, in points.
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayoutChoice {
    PreviewLayoutChoice(layout: .fixed(CGSize(width: width, height: height)))
  }
}
