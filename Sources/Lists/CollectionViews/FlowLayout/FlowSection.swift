// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// One section of a flow: header, inset, lines, inset, footer.
struct FlowSection {
  /// From the beginning of the content, in points.
  var start: CGFloat = 0
  /// The length of the header along the scrolling; zero: there is none.
  let header: CGFloat
  /// The length of the footer along the scrolling; zero: there is none.
  let footer: CGFloat
  /// Room between header and lines, and between lines and footer.
  let before: CGFloat
  let after: CGFloat
  /// Where lines begin across the scrolling.
  let leading: CGFloat
  var lines: FlowLines

  var linesStart: CGFloat { start + header + before }
  var footerStart: CGFloat { linesStart + lines.length + after }
  var end: CGFloat { footerStart + footer }
}
